import { describe, expect, it } from 'vitest';
import { parseShare, shareOf } from '../../../cli/shards/share.ts';

describe('a share', () => {
  it('is named by its number and how many there are', () => {
    expect(parseShare('2/4')).toEqual({ index: 2, of: 4 });
    expect(parseShare('1/1')).toEqual({ index: 1, of: 1 });
  });

  it.each(['0/4', '5/4', 'a/b', '1', '1/', '/2', '1/0', '-1/2', '1.0/2', '1/1001', '1/2/3', ' 1/2', ''])(
    'is none for %j',
    (text) => expect(parseShare(text)).toBeUndefined(),
  );

  it('of an address is always the same, and may differ between its editions', () => {
    const addresses = Array.from({ length: 400 }, (_, index) => ({ edition: 'zh', address: `/blog/${index}` }));
    const shares = addresses.map((route) => shareOf(route, 4));
    expect(shares).toEqual(addresses.map((route) => shareOf(route, 4)));
    // Random shares of 400 have 60 to 140 each but once in a hundred thousand times; the hash never changes.
    for (const index of [1, 2, 3, 4]) {
      const size = shares.filter((share) => share === index).length;
      expect(size).toBeGreaterThan(60);
      expect(size).toBeLessThan(140);
    }
    expect(addresses.map((route) => shareOf({ ...route, edition: 'en' }, 4))).not.toEqual(shares);
  });

  it('is the same on every machine', () => {
    expect([1, 2, 3, 4, 5].map((of) => shareOf({ edition: 'zh', address: '/' }, of))).toEqual([1, 1, 3, 1, 2]);
  });
});
