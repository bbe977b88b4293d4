import type { UserInfo } from '../../config/calls/account.ts';
import { call } from '../lib/call.ts';

/** Who is logged in; null when nobody is, undefined when no answer comes, or only that something is wrong. */
export async function fetchUserInfo(): Promise<UserInfo | null | undefined> {
  const result = await call('userInfo');
  if (!result.ok) return undefined;
  return result.success ? parse(result['data']) : null;
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
