import { describe, expect, it } from 'vitest';
import { promotionEnd } from '../../../config/limits.ts';
import { isPromotion, yearsSinceFounding } from '../../../config/rules/dates.ts';
import { editionOf, isEnglishPath, viewportOf } from '../../../config/rules/edition.ts';
import { hostName, isHostOf } from '../../../cli/define/host.ts';
import { pageNameOf } from '../../../cli/define/page-name.ts';
import { errorFile, pageFile } from '../../../config/rules/page-file.ts';
import { plannedLinks } from '../../../cli/define/planned-links.ts';

const at = (text: string) => Date.parse(text);

describe('the years counter', () => {
  it.each([
    ['2026-10-12T23:59:59+08:00', 28],
    ['2026-10-13T00:00:00+08:00', 29],
    ['2026-10-12T16:00:00Z', 29],
    ['2026-11-01T00:00:00+08:00', 29],
    ['1998-01-01T00:00:00+08:00', 0],
  ])('counts full years on the calendar of Shanghai: %s is %i', (moment, years) => {
    expect(yearsSinceFounding(at(moment))).toBe(years);
  });
});

describe('the promotion', () => {
  it('ends at 2023-11-11 23:59 in Shanghai', () => {
    expect(promotionEnd).toBe(at('2023-11-11T23:59:00+08:00'));
    expect(isPromotion(promotionEnd - 1)).toBe(true);
    expect(isPromotion(promotionEnd)).toBe(false);
  });
});

describe('the edition', () => {
  const enDomain = 'commbridge.example';
  it.each([
    ['commbridge.example', '/', 'en'],
    ['www.CommBridge.example:8443', '/im', 'en'],
    ['commbridge.example.', '/', 'en'],
    ['notcommbridge.example', '/', 'zh'],
    ['commbridge.example.evil.example', '/', 'zh'],
    [undefined, '/', 'zh'],
    ['', '/im', 'zh'],
    ['www.yunqiao.example', '/en', 'en'],
    ['www.yunqiao.example', '/en/im', 'en'],
    ['www.yunqiao.example', '/entertainment', 'zh'],
    ['www.yunqiao.example', '/english', 'zh'],
    ['www.yunqiao.example', '/hk/im', 'zh'],
  ] as const)('of %s %s is %s', (host, path, edition) => {
    expect(editionOf({ host, path, enDomain })).toBe(edition);
  });

  it('takes /, /en, /en/… and /hk/… as English paths, by segment', () => {
    const paths = ['/', '/en', '/en/', '/en/im', '/hk/im', '/hk/', '/hk', '/im', '/entertainment', '/english', '/EN'];
    expect(paths.filter(isEnglishPath)).toEqual(['/', '/en', '/en/', '/en/im', '/hk/im', '/hk/']);
  });

  it('reads a host name without its port, trailing dot and letter case', () => {
    expect([hostName('A.Example:80'), hostName('a.example.'), hostName(undefined)]).toEqual([
      'a.example',
      'a.example',
      '',
    ]);
    expect(isHostOf('a.b', 'b')).toBe(true);
    expect(isHostOf('ab', 'b')).toBe(false);
  });
});

describe('an address', () => {
  it('has its first segment as page name', () => {
    expect(['/', '/im', '/price/im', '/m/'].map(pageNameOf)).toEqual(['index', 'im', 'price', 'm']);
  });

  it('gets the phone viewport when it contains /m/', () => {
    expect(['/m/', '/m/sms', '/promotion/m/mctalk3'].map(viewportOf)).toEqual(
      Array(3).fill('width=device-width, initial-scale=1'),
    );
    expect(['/', '/im', '/medical', '/m'].map(viewportOf)).toEqual(Array(4).fill('width=1024'));
  });

  it('has one file', () => {
    const files = (['/', '/im', '/price/im', '/m/'] as const).map((address) => pageFile({ edition: 'zh', address }));
    expect(files).toEqual(['index.html', 'im.html', 'price/im.html', 'm/index.html']);
    expect(['/', '/en/im', '/hk/im'].map((address) => pageFile({ edition: 'en', address }))).toEqual([
      'en.html',
      'en/im.html',
      'hk/im.html',
    ]);
    expect(pageFile({ edition: 'en', address: '/en/clauses?serviceType=3' })).toBe('en/clauses@3.html');
    const files404 = (['zh', 'en'] as const).flatMap((edition) =>
      [false, true].map((phone) => errorFile({ edition, status: 404, phone })),
    );
    expect(files404).toEqual(['404.html', 'm/404.html', 'en/404.html', 'en/m/404.html']);
  });

  it('of a planned row is recognised with any query or fragment', () => {
    const isPlanned = plannedLinks([
      { edition: 'zh', path: '/promotion/cat1024', page: 'planned' },
      { edition: 'zh', path: '/promotion/minichallenge/detail/{id}', page: 'planned' },
      { edition: 'zh', path: '/dev-blog', page: 'blog/list' },
      { edition: 'zh', path: '/dev-blog/{id}', page: 'blog/article' },
    ]);
    expect(isPlanned('zh', '/promotion/cat1024?from=x#top')).toBe(true);
    expect(isPlanned('zh', '/promotion/minichallenge/detail/12')).toBe(true);
    expect(isPlanned('zh', '/dev-blog')).toBe(false);
    expect(isPlanned('zh', '/dev-blog/an-article')).toBe(false);
    expect(isPlanned('en', '/promotion/cat1024')).toBe(false);
    expect(isPlanned('zh', 'https://doc.example/promotion/cat1024')).toBe(false);
  });
});
