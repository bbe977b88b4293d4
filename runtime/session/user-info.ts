import { loadChunk } from '../lib/load-chunk.ts';
import { store } from '../lib/store.ts';

/** Fetches who is logged in, once: cookies only say that it is worth asking, the answer is the truth. */
export function startUserInfo(): () => void {
  let asked: Promise<void> | null = null;
  return store.watch(({ loggedIn, userInfo }) => {
    if (!loggedIn) asked = null;
    else if (!userInfo) asked ??= ask().catch(() => undefined);
  });
}

async function ask(): Promise<void> {
  const { fetchUserInfo } = await loadChunk(() => import('./fetch-user-info.ts'));
  const userInfo = await fetchUserInfo();
  if (userInfo) store.set({ userInfo });
  if (userInfo !== null) return;
  document.documentElement.dataset['login'] = 'out';
  store.set({ loggedIn: false, userInfo: null });
}
