import { loadChunk } from '../lib/load-chunk.ts';
import { store } from '../lib/store.ts';
import { tellLogin } from './tell-login.ts';

/** Fetches who is logged in, once: cookies only say that it is worth asking, the answer is the truth. */
export function startUserInfo(): () => void {
  let asked: Promise<void> | null = null;
  return store.watch(({ loggedIn, known }) => {
    if (!loggedIn || known) asked = null;
    else asked ??= ask().catch(() => undefined);
  });
}

async function ask(): Promise<void> {
  const { fetchUserInfo } = await loadChunk(() => import('./fetch-user-info.ts'));
  const userInfo = await fetchUserInfo();
  if (userInfo) store.set({ userInfo, known: true });
  if (userInfo === null) tellLogin(false);
}
