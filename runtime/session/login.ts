import { store } from '../lib/store.ts';
import { fetchLogin } from './fetch-login.ts';
import { setLogin } from './set-login.ts';

/**
 * Keeps the login state up to date: it is known at first paint, and fetched again when the page is an old response or is restored from the
 * back/forward cache. Until then the page stays as it is.
 */
export function startLogin(): () => void {
  const off = new AbortController();
  const { signal } = off;
  const update = async ({ returns }: { returns: number }) => {
    const loggedIn = await fetchLogin();
    if (signal.aborted) return;
    if (loggedIn) store.set({ returns });
    setLogin(loggedIn);
  };
  setLogin(document.documentElement.dataset['login'] === 'in');
  const { fresh, returns } = store.get();
  if (!fresh) void update({ returns });
  addEventListener('pageshow', ({ persisted }) => persisted && void update({ returns: store.get().returns + 1 }), {
    signal,
  });
  return () => off.abort();
}
