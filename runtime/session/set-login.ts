import { store } from '../lib/store.ts';

/** Sets the login state for styles and for the other parts. */
export function setLogin(loggedIn: boolean): void {
  document.documentElement.dataset['login'] = loggedIn ? 'in' : 'out';
  store.set(loggedIn ? { loggedIn } : { loggedIn, userInfo: null });
}
