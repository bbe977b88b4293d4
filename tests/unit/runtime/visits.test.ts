import { describe, expect, it } from 'vitest';
import { type LinkDescription, mayPrefetch, needsRealLoads, linkKind } from '../../../config/rules/visits.ts';
import { timingIn } from '../../../runtime/lib/server-timing.ts';

const page = 'https://www.yunqiao.example/case?page=2#top';
const kindOf = (href: string, link: Partial<LinkDescription> = {}) =>
  linkKind({
    href: URL.canParse(href, page) ? new URL(href, page).href : href,
    page,
    edition: 'zh',
    target: '',
    download: false,
    reload: false,
    ...link,
  });

describe('a link', () => {
  it.each([
    '/',
    '/im',
    '/case',
    '/case?page=3',
    '/case?page=3#cases',
    '/clauses?serviceType=1',
    '/entertainment',
    '/english',
    '/sdk/app/v2.0',
    '/case?page=2',
  ])('to %s is followed by a visit', (href) => {
    expect(kindOf(href)).toBe('visit');
  });

  it.each(['#cases', '#', '/case?page=2#cases'])('to %s is a jump on the page', (href) => {
    expect(kindOf(href)).toBe('jump');
  });

  it.each([
    'https://console.yunqiao.example/',
    'http://www.yunqiao.example/im',
    'https://www.yunqiao.example:8443/im',
    'mailto:a@yunqiao.example',
    'tel:400',
    'javascript:void 0',
    'http://[',
    '/dev-blog/atom.xml',
    '/brochure.PDF',
    '/assets/paper',
    '/api/v2/common/userLogout',
    '/weixin/token',
    '/x/..%2fweixin/token?url=a',
    '/x/..%5Capi/v2/common/userLogout',
    '/x//weixin/token',
    '/livetool',
    '/m/',
    '/promotion/m/mctalk4',
    '/en',
    '/en/im',
    '/hk/im',
  ])('to %s is really loaded', (href) => {
    expect(kindOf(href)).toBe('load');
  });

  it('from a page with browser features of its own is really loaded', () => {
    expect(kindOf('/im', { page: 'https://www.yunqiao.example/livetool' })).toBe('load');
  });

  it('within the English site is followed by a visit, and one to its home page anywhere', () => {
    for (const href of ['/en', '/en/clauses', '/hk/im', '/']) expect(kindOf(href, { edition: 'en' })).toBe('visit');
  });

  it('is really loaded when it says so', () => {
    for (const link of [{ target: '_blank' }, { target: 'frame' }, { download: true }, { reload: true }])
      expect(kindOf('/im', link)).toBe('load');
    expect(kindOf('#cases', { target: '_blank' })).toBe('load');
    expect(kindOf('/im', { target: '_self' })).toBe('visit');
  });
});

describe('pages', () => {
  it.each([
    [{}, true],
    [{ effectiveType: '4g', saveData: false }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('with the network %o may be fetched ahead: %s', (connection, may) => {
    expect(mayPrefetch(connection)).toBe(may);
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.42', true],
    ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) micromessenger/8.0', true],
    ['Mozilla/5.0 (Linux; Android 14) Mobile MicroMessenger/8.0.42', false],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1', false],
  ])('in the browser %s are all really loaded: %s', (userAgent, all) => {
    expect(needsRealLoads(userAgent)).toBe(all);
  });
});

describe('Server-Timing', () => {
  it('is read from a header as the browser reads it', () => {
    const header = 'cache;desc="hit", release;desc="20260102-030405-abcdef", login;desc="0", total;dur=3';
    expect(['cache', 'release', 'login', 'total', 'in'].map((name) => timingIn(header, name))).toEqual([
      'hit',
      '20260102-030405-abcdef',
      '0',
      undefined,
      undefined,
    ]);
    expect(timingIn('', 'login')).toBe(undefined);
  });
});
