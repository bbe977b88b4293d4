import { isLoggedIn } from '../lib/login-state.ts';
import { pageTiming } from '../lib/server-timing.ts';
import { store } from '../lib/store.ts';

/** Keeps the login state true: as it was at first paint, and again when a page comes back from the browser's memory. */
export function startLogin(): () => void {
  const root = document.documentElement;
  const tell = (loggedIn: boolean) => {
    root.dataset['login'] = loggedIn ? 'in' : 'out';
    store.set(loggedIn ? { loggedIn } : { loggedIn, userInfo: null });
  };
  tell(root.dataset['login'] === 'in');

  const back = (event: PageTransitionEvent) => {
    // The server's word is as old as the page: after a login or logout elsewhere only the cookies know.
    if (event.persisted) tell(isLoggedIn(document.cookie ? undefined : pageTiming('login'), document.cookie));
  };
  addEventListener('pageshow', back);
  return () => removeEventListener('pageshow', back);
}
