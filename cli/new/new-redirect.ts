import { type Redirect, routesOf } from '../define/site.ts';
import { quoted } from '../define/templates.ts';
import { resolveRedirects } from '../plan/redirects.ts';
import { type Draft, type DraftInput, missing, refused } from './draft.ts';

const table = 'config/redirects.ts';
/** Where the rows begin. */
const begin = /^export const redirects: readonly Redirect(?:<\w+>)?\[\] = \[\n/m;

/** A row of the redirects, from an old address to one of the route table. */
export function newRedirect({ options: { name: from, to, edition }, definition, read }: DraftInput): Draft {
  const { redirects, config, paths } = definition;
  if (!Object.hasOwn(config.editions, edition))
    return refused(
      `${edition} is no edition`,
      'config/editions.ts does not list it',
      `use one of ${Object.keys(config.editions).join(', ')}`,
    );
  const lacking = missing({ to });
  if (lacking) return lacking;
  const row: Redirect = { edition, from, to: to! };
  const addresses = new Set(
    routesOf(definition).flatMap((one) => [one.path, ...(one.aliases ?? [])].map((path) => `${one.edition} ${path}`)),
  );
  const { problems } = resolveRedirects({
    redirects: [...redirects, row],
    exists: (of, path) => addresses.has(`${of} ${path}`),
    paths: { editions: config.editions, calls: paths },
  });
  const problem = problems.find(({ where }) => where.endsWith(`${edition} ${from} → ${to}`));
  if (problem) return refused(`${from} cannot be redirected to ${to}`, problem.why, problem.fix);
  const text = read(table)!;
  const line = `  { edition: '${edition}', from: ${quoted(from)}, to: ${quoted(to!)} },\n`;
  return { files: new Map([[table, text.replace(begin, (start) => start + line)]]) };
}
