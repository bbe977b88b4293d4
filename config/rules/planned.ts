import type { Edition } from '../editions.ts';
import { routes } from '../routes/index.ts';
import { planned } from '../routes/route.ts';

const waiting = routes.filter((row) => row.page === planned);
const exact = new Set(waiting.flatMap((row) => [row.path, ...(row.aliases ?? [])].map((path) => `${row.edition} ${path}`)));
const families = waiting
  .filter((row) => row.path.includes('{'))
  .map(({ edition, path }) => ({ edition, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));

/** Whether a link of an edition leads to a row of the route table whose page is not built yet. */
export function isPlannedAddress(edition: Edition, href: string): boolean {
  if (!href.startsWith('/')) return false;
  const path = href.replace(/[?#].*$/, '');
  return exact.has(`${edition} ${path}`) || families.some((family) => family.edition === edition && family.pattern.test(path));
}
