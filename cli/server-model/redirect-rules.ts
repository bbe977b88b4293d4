import type { SiteConfig } from '../define/config.ts';
import { type Edition, hasPath } from '../define/editions.ts';
import { decode } from '../lib/decode.ts';
import type { GoneAddress } from '../define/site.ts';
import type { PlannedRedirect } from '../plan/redirects.ts';

/** A redirect as a server answers it. */
export type RedirectRule = {
  edition: Edition;
  /** Path, decoded and in lower case: sources match case-insensitively. */
  from: string;
  /** The path as it is configured, where that has upper-case letters: for servers that compare letter by letter. */
  spelled?: string;
  /** Location without the query: a path, or an absolute address on another edition or host. Never the source of another redirect. */
  to: string;
};

type RedirectRulesOptions = {
  redirects: readonly PlannedRedirect[];
  site: Pick<SiteConfig, 'editions' | 'origins'>;
};

/**
 * The redirects of every host. Those of an edition with paths of its own answer on the host of the default edition too, and lead straight
 * to their target on the origin of their edition; otherwise `/en/pay` would need two redirects.
 */
export function redirectRules({ redirects, site: { editions, origins } }: RedirectRulesOptions): RedirectRule[] {
  const owned = redirects.filter(
    ({ edition, from }) => editions[edition]!.paths !== undefined && from !== '/' && hasPath(editions[edition]!, from),
  );
  return Object.entries(editions).flatMap(([edition, { paths }]) => {
    const own = redirects
      .filter((row) => row.edition === edition)
      .map(({ from, to }) => ({ from, to: encodeLocation(to) }));
    const foreign = paths
      ? []
      : owned.map((row) => ({ from: row.from, to: origins[row.edition]! + encodeLocation(row.to) }));
    const rules = new Map([...foreign, ...own].map((row) => [sourceKey(row.from), row]));
    return [...rules]
      .map(([from, { from: configured, to }]) => {
        const spelled = decode(configured);
        return { edition, from, ...(spelled !== from && { spelled }), to };
      })
      .sort((a, b) => inOrder(a.from, b.from));
  });
}

/** A removed address as a server answers it, with 410: its path is spelled as that of a redirect. */
export type GoneRule = { edition: Edition; address: string };

export const goneRules = (gone: readonly GoneAddress[]): GoneRule[] =>
  gone
    .map(({ edition, address }) => ({ edition, address: sourceKey(address) }))
    .sort((a, b) => inOrder(a.edition, b.edition) || inOrder(a.address, b.address));

/** By code units, so that no row depends on its place in the table. */
const inOrder = (a: string, b: string) => Number(a > b) - Number(a < b);

/** A source as the server compares it: decoded, ASCII letters in lower case. */
function sourceKey(path: string): string {
  return decode(path).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** A target as a Location header carries it. `$` is encoded too: nginx would read it as the start of a variable. */
function encodeLocation(path: string): string {
  if (!path.startsWith('/')) return path.replaceAll('$', '%24');
  return encodeURI(decode(path)).replace(/[$?#]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
