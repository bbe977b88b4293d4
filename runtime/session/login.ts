import { store } from '../lib/store.ts';
import { askLogin } from './ask-login.ts';
import { tellLogin } from './tell-login.ts';

/**
 * Keeps the login state true: as it was at first paint, and asked for again where the page is an old answer, or comes back from the
 * browser's memory. Until the answer is there, what is shown stays.
 */
export function startLogin(): () => void {
  const off = new AbortController();
  const { signal } = off;
  const ask = async ({ returns }: { returns: number }) => {
    const loggedIn = await askLogin();
    if (signal.aborted) return;
    if (loggedIn) store.set({ returns });
    tellLogin(loggedIn);
  };
  tellLogin(document.documentElement.dataset['login'] === 'in');
  const { fresh, returns } = store.get();
  if (!fresh) void ask({ returns });
  addEventListener('pageshow', ({ persisted }) => persisted && void ask({ returns: store.get().returns + 1 }), { signal });
  return () => off.abort();
}
