import { describe, expect, it } from 'vitest';
import { activeEntryOf } from '../../../cli/render/active-entry.ts';
import { matcher } from '../../../cli/pipeline/glob.ts';
import type { NavigationEntry } from '../../../config/calls/navigation.ts';

const entries: NavigationEntry[] = [
  {
    name: '产品',
    url: '',
    children: [
      {
        children: [
          { name: 'IM', url: '/im' },
          { name: '出海', url: '/global' },
        ],
      },
    ],
  },
  { name: '方案', url: '/solution', children: [{ children: [{ name: '社交出海', url: '/global/social?x=1' }] }] },
  { name: '价格', url: '/price' },
  { name: '首页', url: '/' },
  { name: 'Home', url: '/en' },
];

describe('the menu entry a page belongs to', () => {
  it.each([
    ['/im', 0],
    ['/global', 0],
    ['/global/social', 1],
    ['/global/social/components/x', 1],
    ['/price/im', 2],
    ['/pricey', -1],
    ['/', -1],
    ['/en/im', -1],
  ])('of %s is %i', (address, index) => {
    expect(activeEntryOf({ entries, homes: ['/', '/en'] })(address)).toBe(index);
  });
});

describe('--only', () => {
  it('matches * within a segment, ** across segments, ? one character, and all else literally', () => {
    const addresses = ['/', '/im', '/dev-blog', '/dev-blog/a', '/dev-blog/category/im', '/m/', '/a.b'];
    const chosen = (glob: string) => addresses.filter(matcher(glob));
    expect(chosen('/dev-blog/**')).toEqual(['/dev-blog/a', '/dev-blog/category/im']);
    expect(chosen('/*')).toEqual(['/', '/im', '/dev-blog', '/a.b']);
    expect(chosen('/i?')).toEqual(['/im']);
    expect(chosen('/a.b')).toEqual(['/a.b']);
    expect(chosen('/axb')).toEqual([]);
    expect(chosen('**')).toEqual(addresses);
  });
});
