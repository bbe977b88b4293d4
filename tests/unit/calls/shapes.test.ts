import { describe, expect, it } from 'vitest';
import { addressId, html, link, picture, text, updatedLast } from '../../../config/calls/shapes.ts';

const fits = (schema: { safeParse(value: unknown): { success: boolean } }) => (value: string) =>
  schema.safeParse(value).success;

describe('an address in content', () => {
  it('leads within the site, to the web, to mail or telephone, or nowhere', () => {
    const good = [
      '',
      '/',
      '/im?x=1#y',
      '#top',
      'https://doc.yunqiao.example/im',
      'http://a.example',
      'mailto:a@b.example',
      'tel:400-000-0000',
    ];
    expect(good.filter(fits(link))).toEqual(good);
    const bad = [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      ' /im',
      'im',
      'data:text/html,x',
      'ftp://a',
      'https:// x',
    ];
    expect(bad.filter(fits(link))).toEqual([]);
  });

  it('says what it takes', () => {
    expect(link.safeParse('javascript:x').error?.issues[0]?.message).toBe(
      'expected a site path, or an http(s), mailto or tel address',
    );
    expect(picture.safeParse('https://evil.example/a.png').error?.issues[0]?.message).toBe(
      'expected a site path, or an https address on media.yunqiao.example',
    );
  });
});

describe('a text in content', () => {
  it('has a length that a page can show', () => {
    expect(fits(text)('字'.repeat(5_000))).toBe(true);
    expect(fits(text)('字'.repeat(5_001))).toBe(false);
    expect(fits(html)('<p>'.repeat(300_000))).toBe(true);
    expect(fits(html)('<p>'.repeat(400_000))).toBe(false);
  });
});

describe('an id that is part of an address', () => {
  it("is not the file name of a folder's own page", () => {
    expect(['im-order', 'indexes', 'A1'].filter(fits(addressId))).toHaveLength(3);
    expect(['index', 'INDEX', '../x', 'a b', ''].filter(fits(addressId))).toEqual([]);
  });
});

describe('a picture in content', () => {
  it('comes from the site or from a configured host', () => {
    expect(['/a.webp', 'https://media.yunqiao.example/a.webp'].filter(fits(picture))).toHaveLength(2);
    const bad = [
      '',
      'https://evil.example/a.png',
      'http://media.yunqiao.example/a.png',
      '//media.yunqiao.example/a.png',
      'data:image/png;base64,x',
      'https://media.yunqiao.example@evil.example/',
      'https://a;sandbox;@media.yunqiao.example/x.png',
      'https://$evil@media.yunqiao.example/x.png',
      'https://@media.yunqiao.example/x.png',
      'https://media.yunqiao.example:443/x.png',
      'https:/media.yunqiao.example/x.png',
      'https://media.yunqiao.example/"x.png',
    ];
    expect(bad.filter(fits(picture))).toEqual([]);
  });
});

describe('when a record last changed', () => {
  const publishTime = '2026-05-28T10:00:00+08:00';
  it.each([
    ['later', '2026-05-29T10:00:00+08:00', '2026-05-29T10:00:00+08:00'],
    ['earlier', '2026-05-20T10:00:00+08:00', publishTime],
    ['earlier in another zone', '2026-05-28T01:59:59Z', publishTime],
    ['missing', '', publishTime],
  ])('is the later of the two times where updateTime is %s', (_, updateTime, last) => {
    expect(updatedLast({ publishTime, updateTime })).toEqual({ publishTime, updateTime: last });
  });
});
