import { describe, expect, it } from 'vitest';
import { footerColumns, stackedColumns } from '../../../components/layouts/shell/footer-columns.ts';

const link = (name: string) => ({ name, url: `/${name}` });
const columns = (navigation: Parameters<typeof footerColumns>[0]['navigation'], count = 4) =>
  footerColumns({ navigation, rest: 'More', count }).map(({ name, links }) => [
    name,
    links.map((one) => one.name).join(' '),
  ]);

describe('the columns of the footer', () => {
  it('take from every group in turn, and keep the order of the menu', () => {
    const children = [
      { children: ['a1', 'a2', 'a3'].map(link) },
      { children: ['b1'].map(link) },
      { children: ['c1', 'c2'].map(link) },
    ];
    expect(columns([{ ...link('menu'), children }])).toEqual([['menu', 'a1 a2 b1 c1']]);
  });

  it('gather the entries that have no links below them', () => {
    expect(
      columns([
        link('price'),
        { ...link('menu'), children: [{ children: [link('a')] }] },
        { ...link('about'), children: [{ children: [] }] },
      ]),
    ).toEqual([
      ['menu', 'a'],
      ['More', 'price about'],
    ]);
  });

  it('stand below the shortest of the others where they do not fit beside them', () => {
    const column = (name: string, count: number) => ({ name, links: Array.from({ length: count }, () => link(name)) });
    const names = (most: number) =>
      stackedColumns([column('a', 3), column('b', 1), column('c', 2), column('d', 2)], most).map((cell) =>
        cell.map(({ name }) => name).join(' '),
      );
    expect(names(4)).toEqual(['a', 'b', 'c', 'd']);
    expect(names(3)).toEqual(['a', 'b d', 'c']);
  });

  it('are none without navigation', () => {
    expect(columns([])).toEqual([]);
  });
});
