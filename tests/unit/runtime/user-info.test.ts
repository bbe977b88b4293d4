import { afterEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('SITE_CONFIG', {});
const { fetchUserInfo } = await import('../../../runtime/session/fetch-user-info.ts');

afterEach(() => vi.unstubAllGlobals());

const infoOf = (data: object) => {
  vi.stubGlobal('fetch', async () => Response.json({ res: 200, data }));
  return fetchUserInfo();
};

describe('the account that is logged in', () => {
  it('has a state and counts that the API may send as text', async () => {
    const data = {
      loginAccount: 'a@b.example',
      realNameAuthStatus: '3',
      unReadMessageCount: '12',
      unClosedIssueCount: 2,
    };
    expect(await infoOf(data)).toEqual({ ...data, realNameAuthStatus: 3, unReadMessageCount: 12 });
  });

  it('has a count of 0 for a value that is not a number', async () => {
    const data = {
      loginAccount: 'a@b.example',
      realNameAuthStatus: 'three',
      unReadMessageCount: null,
      unClosedIssueCount: [4],
    };
    expect(await infoOf(data)).toEqual({
      loginAccount: 'a@b.example',
      realNameAuthStatus: 0,
      unReadMessageCount: 0,
      unClosedIssueCount: 0,
    });
  });
});
