/**
 * The page numbers to show for `page` of `pages`, both counted from 1: the first, the current one with its neighbours, the last,
 * and `gap` where numbers are left out. A gap never replaces a single number.
 */
export function paginationWindow({ page, pages }: { page: number; pages: number }): readonly (number | 'gap')[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? ['gap' as const, number] : [number];
  });
}
