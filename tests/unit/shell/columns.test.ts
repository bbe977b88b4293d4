import { describe, expect, it } from 'vitest';
import { panelColumns } from '../../../components/layouts/shell/columns.ts';

const group = (caption: string, count: number) => ({
  caption,
  children: Array.from({ length: count }, (_, index) => ({ name: `${caption}${index}`, url: `/${caption}${index}` })),
});
const shape = (...counts: number[]) =>
  panelColumns(counts.map((count, index) => group('abcdefgh'[index]!, count))).map(
    ({ wide, groups }) => `${groups.map(({ caption }) => caption).join('')}${wide ? ' twofold' : ''}`,
  );

describe('the columns of a panel', () => {
  it('give every group its own while there is room', () => {
    expect(shape(3, 3, 2)).toEqual(['a', 'b', 'c']);
  });

  it('split a long group into two', () => {
    expect(shape(8, 13, 4)).toEqual(['a', 'b twofold', 'c']);
  });

  it('are at most five, in the order of the groups, and as low as that allows', () => {
    expect(shape(4, 3, 3, 6, 3, 4)).toEqual(['a', 'bc', 'd', 'e', 'f']);
    expect(shape(8, 13, 4, 2, 6, 4)).toEqual(['a', 'bc twofold', 'de', 'f']);
  });

  it('are none without groups', () => {
    expect(panelColumns([])).toEqual([]);
  });
});
