import type { UserInfo } from '../../config/calls/account.ts';
import { call } from '../lib/call.ts';
import { store } from '../lib/store.ts';

/** Fetches who is logged in, once: cookies only say that it is worth asking, the answer is the truth. */
export function startUserInfo(): () => void {
  let asked: Promise<void> | null = null;
  return store.watch(({ loggedIn, userInfo }) => {
    if (!loggedIn) asked = null;
    else if (!userInfo) asked ??= fetchUserInfo();
  });
}

async function fetchUserInfo(): Promise<void> {
  const result = await call('userInfo');
  const userInfo = result.success ? parse(result['data']) : null;
  if (userInfo) store.set({ userInfo });
  else if (!result.failed) {
    document.documentElement.dataset['login'] = 'out';
    store.set({ loggedIn: false, userInfo: null });
  }
}

/** The fields that are shown, from an answer that may be anything. */
function parse(data: unknown): UserInfo | null {
  const { loginAccount, realNameAuthStatus, unReadMessageCount, unClosedIssueCount } = (data ?? {}) as Record<string, unknown>;
  if (typeof loginAccount !== 'string' || loginAccount === '') return null;
  const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
  return {
    loginAccount,
    realNameAuthStatus: number(realNameAuthStatus),
    unReadMessageCount: number(unReadMessageCount),
    unClosedIssueCount: number(unClosedIssueCount),
  };
}
