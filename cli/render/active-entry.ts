import type { NavigationEntry } from '../define/navigation.ts';

type ActiveEntryOptions = {
  entries: readonly NavigationEntry[];
  /** Addresses of home pages: all others are below them, and belong to no entry of theirs. */
  homes: readonly string[];
};

/** Returns a function that finds the menu entry of an address: the one that links to it or to its longest prefix; -1 for none. */
export function activeEntryOf({ entries, homes }: ActiveEntryOptions): (address: string) => number {
  // Computed once: a menu has a hundred links, and every page needs them.
  const links = entries.flatMap((entry, index) =>
    [entry, ...(entry.children ?? []).flatMap((group) => group.children)].map(({ url }) => ({
      path: url.replace(/[?#].*$/, ''),
      index,
    })),
  );
  return (whole) => {
    const address = whole.replace(/\?.*$/, '');
    let best = { index: -1, length: 1 };
    for (const { path, index } of links) {
      const belongs =
        address === path || (!homes.includes(path) && address.startsWith(path) && address[path.length] === '/');
      if (belongs && path.length > best.length) best = { index, length: path.length };
    }
    return best.index;
  };
}
