import type { NavigationEntry, NavigationLink } from '../../../config/calls/navigation.ts';

export type FooterColumn = { name: string; links: NavigationLink[] };

/** Takes from every group in turn, so that a short list represents all groups. */
function fairly(groups: readonly (readonly NavigationLink[])[], count: number): NavigationLink[] {
  const longest = Math.max(0, ...groups.map((group) => group.length));
  const rounds = Array.from({ length: longest }, (_, round) => groups.flatMap((group) => group[round] ?? []));
  const taken = new Set(rounds.flat().slice(0, count));
  return groups.flatMap((group) => group.filter((link) => taken.has(link)));
}

/** The menus condensed: a column for every entry with links below it, and one (named `rest`) for those without. */
export function footerColumns({
  navigation,
  rest,
  count,
}: {
  navigation: readonly NavigationEntry[];
  rest: string;
  count: number;
}): FooterColumn[] {
  const isMenu = (entry: NavigationEntry) => (entry.children ?? []).some((group) => group.children.length > 0);
  const menus = navigation.filter(isMenu).map((entry) => ({
    name: entry.name,
    links: fairly(
      (entry.children ?? []).map((group) => group.children),
      count,
    ),
  }));
  const plain = navigation.filter((entry) => !isMenu(entry));
  return plain.length > 0 ? [...menus, { name: rest, links: plain }] : menus;
}

/** Columns beside each other, as many as fit: of more, the last one stands below the shortest of the others. */
export function stackedColumns(columns: readonly FooterColumn[], most: number): FooterColumn[][] {
  const beside = columns.slice(0, most).map((column) => [column]);
  for (const column of columns.slice(most)) {
    const length = (cell: readonly FooterColumn[]) => cell.reduce((sum, { links }) => sum + links.length + 2, 0);
    beside.reduce((shortest, cell) => (length(cell) < length(shortest) ? cell : shortest)).push(column);
  }
  return beside;
}
