import { planned } from './route.ts';

/** Whether a link of an edition leads to a planned row. */
export type IsPlanned = (edition: string, href: string) => boolean;

/** Reads which links lead to planned pages from a route table. */
export function plannedLinks(
  rows: readonly { edition: string; path: string; page: string; aliases?: readonly string[] }[],
): IsPlanned {
  const waiting = rows.filter((row) => row.page === planned);
  const exact = new Set(
    waiting.flatMap((row) => [row.path, ...(row.aliases ?? [])].map((path) => `${row.edition} ${path}`)),
  );
  const families = waiting
    .filter((row) => row.path.includes('{'))
    .map(({ edition, path }) => ({ edition, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));
  return (edition, href) => {
    if (!href.startsWith('/')) return false;
    const path = href.replace(/[?#].*$/, '');
    return (
      exact.has(`${edition} ${path}`) ||
      families.some((family) => family.edition === edition && family.pattern.test(path))
    );
  };
}
