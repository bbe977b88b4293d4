import { describe, expect, it } from 'vitest';
import { callPattern } from '../../../cli/emit/nginx/api.ts';
import { loginMaps } from '../../../cli/emit/nginx/login-maps.ts';
import type { ServerRules } from '../../../cli/server-model/server-rules.ts';
import { isLoggedIn } from '../../../cli/server-model/server-timing.ts';
import { sharedFileTest } from '../../../cli/server-model/shared-files.ts';

const rules = { login: [], assets: '/assets/', release: 'r', api: { prefixes: [], paths: [] } };

describe('a site without calls, login and feeds', () => {
  it('proxies no path', () => {
    const pattern = new RegExp(callPattern(rules as unknown as ServerRules));
    expect(['/', '/api', '/garten/v1/tours'].filter((path) => pattern.test(path))).toEqual([]);
  });

  it('has nobody logged in', () => {
    expect(isLoggedIn({ cookies: 'any=1', login: [] })).toBe(false);
    expect(loginMaps(rules as unknown as ServerRules)[0]).toContain('default 0;');
  });

  it('has the files that every site has, and those of its feeds', () => {
    const paths = ['/robots.txt', '/sitemap-2.xml', '/favicon.ico', '/news/atom.xml', '/news/feed.json', '/atom.xml'];
    expect(paths.filter(sharedFileTest([]))).toEqual(paths.slice(0, 3));
    const news = { home: '/news' };
    // Feeds of two editions at the same path.
    expect(paths.filter(sharedFileTest([news, news]))).toEqual(paths.slice(0, 5));
  });
});
