import { editionNames, type Edition } from '../../../config/editions.ts';
import { isEnglishPath } from '../../../config/rules/edition.ts';
import type { PlannedRedirect } from '../../plan/redirects.ts';

/** A redirect as a server answers it. */
export type RedirectRule = {
  edition: Edition;
  /** Path, decoded and in lower case: sources match without letter case. */
  from: string;
  /** Location without the query: a path, or on another edition an absolute address. Never another redirect's source. */
  to: string;
};

/** Paths that mean the English site wherever they are asked for. `/` is each edition's own. */
const isAbroad = (path: string) => path !== '/' && isEnglishPath(path);

/**
 * The redirects of every host. The English ones answer on the Chinese host too, straight to their end on the English
 * origin: without that, `/en/pay` would go there first and be sent on by it.
 */
export function redirectRules({ redirects, origins }: { redirects: readonly PlannedRedirect[]; origins: Record<Edition, string> }): RedirectRule[] {
  const english = redirects.filter(({ edition, from }) => edition === 'en' && isAbroad(from));
  return editionNames.flatMap((edition) => {
    const own = redirects.filter((row) => row.edition === edition).map(({ from, to }) => ({ from, to: encoded(to) }));
    const foreign = edition === 'zh' ? english.map(({ from, to }) => ({ from, to: origins.en + encoded(to) })) : [];
    const rules = new Map([...foreign, ...own].map(({ from, to }) => [source(from), to]));
    return [...rules].map(([from, to]) => ({ edition, from, to }));
  });
}

/** As the server compares it: decoded, ASCII letters small. */
function source(path: string): string {
  return decoded(path).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** As a Location header carries it. A `$` is encoded too: nginx would take it for the start of a variable. */
function encoded(path: string): string {
  return encodeURI(decoded(path)).replace(/[$?#]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
