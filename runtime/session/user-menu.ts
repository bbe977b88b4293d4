import type { UserInfo } from '../../config/calls/account.ts';
import { loadChunk } from '../lib/load-chunk.ts';
import { store } from '../lib/store.ts';

/** Fills the user menu, which the page contains empty and hidden, once the account is known. */
export function startUserMenu(): () => void {
  let shown: UserInfo | null = null;
  let undo = () => {};
  const show = async (userInfo: UserInfo | null) => {
    if (userInfo === shown) return;
    shown = userInfo;
    undo();
    undo = () => {};
    if (!userInfo) return;
    const { fillUserMenu } = await loadChunk(() => import('./fill-user-menu.ts'));
    if (shown === userInfo) undo = fillUserMenu(userInfo);
  };
  const unwatch = store.watch(({ userInfo }) => void show(userInfo).catch(() => undefined));
  return () => {
    unwatch();
    void show(null);
  };
}
