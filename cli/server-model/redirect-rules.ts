import { editionNames, type Edition } from '../../config/editions.ts';
import { isEnglishPath } from '../../config/rules/edition.ts';
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

/** Paths that always mean the English site. `/` belongs to each edition. */
const isEnglishOnly = (path: string) => path !== '/' && isEnglishPath(path);

type RedirectRulesInput = { redirects: readonly PlannedRedirect[]; origins: Record<Edition, string> };

/**
 * The redirects of every host. English ones answer on the Chinese host too and lead straight to their target on the
 * English origin; otherwise `/en/pay` would need two redirects.
 */
export function redirectRules({ redirects, origins }: RedirectRulesInput): RedirectRule[] {
  const english = redirects.filter(({ edition, from }) => edition === 'en' && isEnglishOnly(from));
  return editionNames.flatMap((edition) => {
    const own = redirects
      .filter((row) => row.edition === edition)
      .map(({ from, to }) => ({ from, to: encodeLocation(to) }));
    const foreign =
      edition === 'zh' ? english.map(({ from, to }) => ({ from, to: origins.en + encodeLocation(to) })) : [];
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
