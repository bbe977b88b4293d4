import { redirects } from '../../config/redirects.ts';
import { routes } from '../../config/routes/index.ts';
import { type Draft, missing, type NewOptions, quoted, type ReadFile, refused } from './draft.ts';

const table = 'config/redirects.ts';
const begin = 'export const redirects: readonly Redirect[] = [\n';

/** A row of the redirects, from an old address to one of the route table. */
export function newRedirect({ name: from, to, edition }: NewOptions, read: ReadFile): Draft {
  const lacking = missing({ to });
  if (lacking) return lacking;
  if (redirects.some((row) => row.edition === edition && row.from.toLowerCase() === from.toLowerCase()))
    return refused(`${from} has a redirect`, `${table} has a row for it`, 'change that row');
  const addresses = routes
    .filter((row) => row.edition === edition)
    .flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  if (addresses.includes(from))
    return refused(`${from} is a page`, 'the redirect would hide it', 'choose an address without a page');
  if (!addresses.includes(to!))
    return refused(
      `${to} is no address`,
      `the ${edition} edition has no such row`,
      'use an address that `site routes` lists',
    );
  const text = read(table)!;
  const row = `  { edition: '${edition}', from: ${quoted(from)}, to: ${quoted(to!)} },\n`;
  return { files: new Map([[table, text.replace(begin, () => begin + row)]]) };
}
