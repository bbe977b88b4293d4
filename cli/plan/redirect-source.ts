import { type Editions, hasPath } from '../define/editions.ts';
import type { Redirect, SiteDefinition } from '../define/site.ts';

/** Why the source of a redirect can never match a request, and what to write instead. */
export type SourceMistake = { why: string; fix: string; lacks?: string };

/** An address that is redirected or gone. */
export type Source = Pick<Redirect, 'edition' | 'from'>;

/** What the sources of redirects are compared with. */
export type Paths = { editions: Editions; calls: Pick<SiteDefinition['paths'], 'prefixes' | 'whole'> };

type SourceRule = {
  applies: (row: Source, paths: Paths) => boolean;
  mistake: (row: Source, paths: Paths) => SourceMistake;
};

/** A source must be one path of its edition, in the normalized spelling that requests are compared in. */
const rules: readonly SourceRule[] = [
  {
    applies: ({ from }) => /^[a-z][\w+.-]*:|^\/\//i.test(from),
    mistake: ({ from }) => ({
      why: `${from} names a host, and only the path of a request is compared`,
      fix: 'write the path; the edition of the row determines the host',
    }),
  },
  {
    applies: ({ from }) => !from.startsWith('/'),
    mistake: ({ from }) => ({
      why: `${from} does not begin with a slash, so it matches no request`,
      fix: `write /${from}`,
    }),
  },
  {
    applies: ({ from }) => from.includes('*'),
    mistake: ({ from }) => ({
      why: `${from} contains *, and a redirect matches one path, not a pattern`,
      fix: 'write a row for each path',
    }),
  },
  {
    applies: ({ from }) => from.includes('?'),
    mistake: ({ from }) => ({
      why: `${from} contains ?, and the query is not compared: it is added to the target`,
      fix: `write ${from.replace(/\?.*$/s, '')}`,
    }),
  },
  {
    applies: ({ from }) => from.includes('#'),
    mistake: ({ from }) => ({
      why: `${from} contains #, and browsers do not send that part`,
      fix: `write ${from.replace(/#.*$/s, '')}`,
    }),
  },
  {
    applies: ({ from }) => /\/\.{0,2}\/|\/\.{1,2}$|\\|%2[ef]|%5c|%[01]|%7f|[\0-\x1f\x7f]/i.test(from),
    mistake: ({ from }) => ({
      why: `${from} has an empty or dot segment, a backslash, a control character, or one of them encoded; such requests get a 404`,
      fix: 'write the plain path',
    }),
  },
  {
    applies: ({ from }) => /.\/$|\.html$/i.test(from),
    mistake: ({ from }) => ({
      why: `requests for ${from} are compared without the closing slash, .html or /index.html`,
      fix: `write ${from.replace(/(?:\/index\.html|\.html|\/)$/i, '')}`,
    }),
  },
  {
    applies: ({ from }, { calls: { prefixes, whole } }) =>
      ['/assets/', ...prefixes].some((prefix) => from.startsWith(prefix)) || whole.includes(from),
    mistake: ({ from }) => ({
      why: `${from} belongs to the API or to the bundled files, which answer before redirects`,
      fix: 'remove the redirect',
    }),
  },
  {
    applies: ({ edition, from }, { editions }) =>
      editions[edition]!.paths !== undefined && !hasPath(editions[edition]!, from),
    mistake: ({ edition, from }, { editions }) => ({
      why: `${from} is not a path of the edition ${edition}, which has ${pathsOf(editions, edition)}`,
      fix: 'write such a path, or set another edition',
    }),
  },
  {
    applies: (row, { editions }) => ownerOf(row, editions) !== undefined,
    mistake: (row, { editions }) => ({
      why: `${row.from} is a path of the edition ${ownerOf(row, editions)}, and the row is of the edition ${row.edition}`,
      fix: `set the edition to '${ownerOf(row, editions)}'`,
    }),
  },
];

/** The mistake in the source of a redirect; null when requests can match it. */
export function sourceMistake(row: Source, paths: Paths): SourceMistake | null {
  return rules.find(({ applies }) => applies(row, paths))?.mistake(row, paths) ?? null;
}

/** The other edition that has the source of a redirect among its own paths. */
const ownerOf = ({ edition, from }: Source, editions: Editions): string | undefined =>
  from === '/' ? undefined : Object.keys(editions).find((name) => name !== edition && hasPath(editions[name]!, from));

/** The paths of an edition, for messages: `/en, /en/… and /hk/…`. */
function pathsOf(editions: Editions, edition: string): string {
  const { exact, below } = editions[edition]!.paths!;
  const all = [...exact, ...below.map((base) => `${base}…`)];
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}
