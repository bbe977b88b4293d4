import type { Edition } from '../editions.ts';
import { planned, type Row } from '../routes/route.ts';

/** Whether a link of an edition leads to a planned row. */
export type IsPlanned = (edition: Edition, href: string) => boolean;

/** Reads which links lead to planned pages from a route table. */
export function plannedLinks(rows: readonly Pick<Row, 'edition' | 'path' | 'aliases' | 'page'>[]): IsPlanned {
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
