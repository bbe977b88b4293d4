import { loadChunk } from '../lib/load-chunk.ts';
import type { Part } from '../lib/parts.ts';
import { store } from '../lib/store.ts';
import { setLogin } from './set-login.ts';

/**
 * Fetches the account once for all pages: cookies only prompt the request, the response decides. After a failure the links to register
 * and to log in show, and the next page requests again. When a page is restored, the known account stays until a new response succeeds.
 */
export function userInfoPart(): Part {
  /** The request in flight, and the count of returns at the last response. */
  let request: { returns: number } | null = null;
  let updated = 0;
  const update = async (returns: number) => {
    const own = (request = { returns });
    const userInfo = await load();
    // A newer request replaced this one.
    if (request !== own) return;
    request = null;
    if (userInfo !== undefined) updated = returns;
    if (userInfo === undefined && store.get().userInfo) return;
    if (!userInfo) setLogin(false);
    // The same account does not reset the menu, which may be open.
    else if (JSON.stringify(userInfo) !== JSON.stringify(store.get().userInfo)) store.set({ userInfo });
  };
  return () =>
    store.watch(({ loggedIn, userInfo, returns }) => {
      if (!loggedIn) request = null;
      else if (request?.returns !== returns && (!userInfo || updated !== returns)) void update(returns);
    });
}

/** The account that is logged in; undefined if that is unknown. */
async function load() {
  try {
    const { fetchUserInfo } = await loadChunk(() => import('./fetch-user-info.ts'));
    return await fetchUserInfo();
  } catch {
    return undefined;
  }
}
