import { expect, it } from 'vitest';
import { assetLines } from '../../../cli/diff/asset-groups.ts';
import type { AssetChange } from '../../../cli/diff/assets.ts';

const style = (name: string, old: number | null, now: number | null): AssetChange => ({
  kind: 'styles',
  name: `assets/${name}.css`,
  old,
  now,
});

it('files that changed by the same size are one line from four on; a few, new and removed ones are named', () => {
  const shown = [style('a', 10, 11), style('b', 20, 21), style('c', 30, 31), style('d', 40, 41)];
  expect(assetLines({ shown, more: 2 })).toEqual({
    shown: [{ name: '4 styles (assets/a.css, assets/b.css, assets/c.css, …)', size: '+1 B each' }],
    more: 2,
  });
  const single = [style('a', 10, 11), style('b', 5, 7), style('new', null, 8), style('gone', 8, null)];
  expect(assetLines({ shown: single, more: 0 }).shown).toEqual([
    { name: 'assets/a.css', size: '10 B → 11 B (+1 B)' },
    { name: 'assets/b.css', size: '5 B → 7 B (+2 B)' },
    { name: 'assets/new.css', size: 'new, 8 B' },
    { name: 'assets/gone.css', size: 'removed, was 8 B' },
  ]);
});
