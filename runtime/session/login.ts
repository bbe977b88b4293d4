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
  const ask = async (known?: false) => {
    const loggedIn = await askLogin();
    if (!signal.aborted) tellLogin(loggedIn, known);
  };
  tellLogin(document.documentElement.dataset['login'] === 'in');
  if (!store.get().fresh) void ask();
  // By now it may be somebody else.
  addEventListener('pageshow', ({ persisted }) => persisted && void ask(false), { signal });
  return () => off.abort();
}
