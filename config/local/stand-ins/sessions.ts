import type { UserInfo } from '../../calls/account.ts';
import { randomHex } from './random-values.ts';

/** An account of the stand-in. Its console page can change it. */
export type Account = UserInfo & { company: string };

/** Sessions, identified by the two login cookies. */
export type Sessions = {
  of(cookies: string | undefined): Account | null;
  /** Logs an account in and returns the cookies to set. */
  start(account: { loginAccount: string; company?: string }): string[];
  /** Ends the session and returns the cookies that clear it. */
  end(cookies: string | undefined): string[];
};

const REMEMBERED = 1000;

export function openSessions(): Sessions {
  const accounts = new Map<string, Account>();
  const tokens = new Map<string, string>();
  const read = (cookies: string | undefined) => {
    const found = new Map(
      (cookies ?? '').split(';').map((pair) => [pair.split('=')[0]!.trim(), pair.slice(pair.indexOf('=') + 1).trim()]),
    );
    return { token: found.get('urs_t') ?? '', user: found.get('urs_u') ?? '' };
  };
  return {
    of(cookies) {
      const { token, user } = read(cookies);
      const name = tokens.get(token);
      return name !== undefined && encodeURIComponent(name) === user ? (accounts.get(name) ?? null) : null;
    },
    start({ loginAccount, company = '' }) {
      const known = accounts.get(loginAccount);
      accounts.set(
        loginAccount,
        known ?? { loginAccount, company, realNameAuthStatus: 0, unReadMessageCount: 3, unClosedIssueCount: 1 },
      );
      const token = randomHex(16);
      tokens.set(token, loginAccount);
      for (const oldest of tokens.keys()) if (tokens.size > REMEMBERED) tokens.delete(oldest);
      for (const oldest of accounts.keys()) if (accounts.size > REMEMBERED) accounts.delete(oldest);
      return [cookie('urs_t', token), cookie('urs_u', encodeURIComponent(loginAccount))];
    },
    end(cookies) {
      tokens.delete(read(cookies).token);
      return ['urs_t', 'urs_u'].map((name) => `${cookie(name, '')}; Max-Age=0`);
    },
  };
}

/** Without `Domain` a cookie is limited to its host, and cookies ignore ports: a login here is valid for the site on this host. */
function cookie(name: string, value: string): string {
  return `${name}=${value}; Path=/; SameSite=Lax`;
}
