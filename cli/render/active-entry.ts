import type { NavigationEntry } from '../../config/calls/navigation.ts';

/** Index of the menu entry that an address belongs to: the one that links to it, or to its longest parent; -1 for none. */
export function activeEntry(entries: readonly NavigationEntry[], whole: string): number {
  const address = whole.replace(/\?.*$/, '');
  let best = { index: -1, length: 1 };
  entries.forEach((entry, index) => {
    const links = [entry, ...(entry.children ?? []).flatMap((group) => group.children)];
    for (const { url } of links) {
      const path = url.replace(/[?#].*$/, '');
      const belongs = address === path || (path !== '/' && path !== '/en' && address.startsWith(`${path}/`));
      if (belongs && path.length > best.length) best = { index, length: path.length };
    }
  });
  return best.index;
}
