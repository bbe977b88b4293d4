import type { UserInfo } from '../../config/calls/account.ts';
import { call } from '../lib/call.ts';

/** The account that is logged in; null if there is none, undefined if the call failed. */
export async function fetchUserInfo(): Promise<UserInfo | null | undefined> {
  const result = await call('userInfo');
  if (!result.ok) return undefined;
  return result.success ? parse(result['data']) : null;
}

/** The fields that are shown, from a response of any shape. */
function parse(data: unknown): UserInfo | null {
  const { loginAccount, realNameAuthStatus, unReadMessageCount, unClosedIssueCount } = (data ?? {}) as Record<
    string,
    unknown
  >;
  if (typeof loginAccount !== 'string' || loginAccount === '') return null;
  return {
    loginAccount,
    realNameAuthStatus: numberOf(realNameAuthStatus),
    unReadMessageCount: numberOf(unReadMessageCount),
    unClosedIssueCount: numberOf(unClosedIssueCount),
  };
}

/** A number, which the API may send as text; 0 for anything else. */
function numberOf(value: unknown): number {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}
