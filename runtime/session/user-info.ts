import { loadChunk } from '../lib/load-chunk.ts';
import type { Part } from '../lib/parts.ts';
import { store } from '../lib/store.ts';
import { tellLogin } from './tell-login.ts';

/**
 * Fetches who is logged in, once for all pages: cookies only say that it is worth asking, the answer is the truth. After a failure the next
 * page asks again. Who was known before a page came back is shown until it is known again.
 */
export function userInfoPart(): Part {
  /** What is under way, and at which return the last answer came. */
  let asked: { returns: number } | null = null;
  let answered = 0;
  const ask = async (returns: number) => {
    const own = (asked = { returns });
    const userInfo = await fetched();
    // Something newer is known, or will be.
    if (asked !== own) return;
    asked = null;
    if (userInfo === undefined) return;
    answered = returns;
    if (!userInfo) tellLogin(false);
    // The menu is not made anew for the same account: it may be open.
    else if (JSON.stringify(userInfo) !== JSON.stringify(store.get().userInfo)) store.set({ userInfo });
  };
  return () =>
    store.watch(({ loggedIn, userInfo, returns }) => {
      if (!loggedIn) asked = null;
      else if (asked?.returns !== returns && (!userInfo || answered !== returns)) void ask(returns);
    });
}

/** Who is logged in; undefined where that cannot be told. */
async function fetched() {
  try {
    const { fetchUserInfo } = await loadChunk(() => import('./fetch-user-info.ts'));
    return await fetchUserInfo();
  } catch {
    return undefined;
  }
}
