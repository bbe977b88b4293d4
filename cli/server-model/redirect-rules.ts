import type { SiteConfig } from '../define/config.ts';
import { type Edition, hasPath } from '../define/editions.ts';
import { decode } from '../lib/decode.ts';
import type { PlannedRedirect } from '../plan/redirects.ts';

/** A redirect as a server answers it. */
export type RedirectRule = {
  edition: Edition;
  /** Path, decoded and in lower case: sources match case-insensitively. */
  from: string;
  /** The path as it is configured, where that has upper-case letters: for servers that compare letter by letter. */
  spelled?: string;
  /** Location without the query: a path, or an absolute address on another edition. Never the source of another redirect. */
  to: string;
};

type RedirectRulesInput = {
  redirects: readonly PlannedRedirect[];
  site: Pick<SiteConfig, 'editions' | 'origins'>;
};

/**
 * The redirects of every host. Those of an edition with paths of its own answer on the host of the default edition too, and lead straight
 * to their target on the origin of their edition; otherwise `/en/pay` would need two redirects.
 */
export function redirectRules({ redirects, site: { editions, origins } }: RedirectRulesInput): RedirectRule[] {
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
    return [...rules].map(([from, { from: configured, to }]) => {
      const spelled = decode(configured);
      return { edition, from, ...(spelled !== from && { spelled }), to };
    });
  });
}

/** A source as the server compares it: decoded, ASCII letters in lower case. */
function sourceKey(path: string): string {
  return decode(path).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** A path as a Location header carries it. `$` is encoded too: nginx would read it as the start of a variable. */
function encodeLocation(path: string): string {
  return encodeURI(decode(path)).replace(/[$?#]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
