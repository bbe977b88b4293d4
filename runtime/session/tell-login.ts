import { store } from '../lib/store.ts';

/** Tells styles and the other parts whether the visitor is logged in. */
export function tellLogin(loggedIn: boolean): void {
  document.documentElement.dataset['login'] = loggedIn ? 'in' : 'out';
  store.set(loggedIn ? { loggedIn } : { loggedIn, userInfo: null });
}
