import { store } from '../lib/store.ts';

/** Tells styles and the other parts whether the visitor is logged in. `known` is whether it is still known who that is. */
export function tellLogin(loggedIn: boolean, known = store.get().known): void {
  document.documentElement.dataset['login'] = loggedIn ? 'in' : 'out';
  store.set(loggedIn ? { loggedIn, known } : { loggedIn, userInfo: null, known: false });
}
