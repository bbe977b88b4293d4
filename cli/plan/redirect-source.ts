import type { Redirect } from '../../config/redirects.ts';
import { isEnglishPath } from '../../config/rules/edition.ts';

/** Why the source of a redirect can never match a request, and what to write instead. */
export type SourceMistake = { why: string; fix: string };

type SourceRule = { applies: (row: Redirect) => boolean; mistake: (from: string) => SourceMistake };

/** A source must be one path of its edition, in the normalized spelling that requests are compared in. */
const rules: readonly SourceRule[] = [
  {
    applies: ({ from }) => /^[a-z][\w+.-]*:|^\/\//i.test(from),
    mistake: (from) => ({
      why: `${from} names a host, and only the path of a request is compared`,
      fix: 'write the path; the edition of the row determines the host',
    }),
  },
  {
    applies: ({ from }) => !from.startsWith('/'),
    mistake: (from) => ({
      why: `${from} does not begin with a slash, so it matches no request`,
      fix: `write /${from}`,
    }),
  },
  {
    applies: ({ from }) => from.includes('*'),
    mistake: (from) => ({
      why: `${from} contains *, and a redirect matches one path, not a pattern`,
      fix: 'write a row for each path',
    }),
  },
  {
    applies: ({ from }) => from.includes('?'),
    mistake: (from) => ({
      why: `${from} contains ?, and the query is not compared: it is added to the target`,
      fix: `write ${from.replace(/\?.*$/s, '')}`,
    }),
  },
  {
    applies: ({ from }) => from.includes('#'),
    mistake: (from) => ({
      why: `${from} contains #, and browsers do not send that part`,
      fix: `write ${from.replace(/#.*$/s, '')}`,
    }),
  },
  {
    applies: ({ from }) => /\/\.{0,2}\/|\/\.{1,2}$|\\|%2[ef]|%5c|%[01]|%7f|[\0-\x1f\x7f]/i.test(from),
    mistake: (from) => ({
      why: `${from} has an empty or dot segment, a backslash, a control character, or one of them encoded; such requests get a 404`,
      fix: 'write the plain path',
    }),
  },
  {
    applies: ({ from }) => /.\/$|\.html$/i.test(from),
    mistake: (from) => ({
      why: `requests for ${from} are compared without the closing slash, .html or /index.html`,
      fix: `write ${from.replace(/(?:\/index\.html|\.html|\/)$/i, '')}`,
    }),
  },
  {
    applies: ({ from }) => /^\/(?:api\/v2|assets)\/|^\/weixin\/token$/.test(from),
    mistake: (from) => ({
      why: `${from} belongs to the API or to the bundled files, which answer before redirects`,
      fix: 'remove the redirect',
    }),
  },
  {
    applies: ({ edition, from }) => edition === 'en' && !isEnglishPath(from),
    mistake: (from) => ({
      why: `${from} is not a path of the English edition, which has /en, /en/… and /hk/…`,
      fix: "write such a path, or set the edition to 'zh'",
    }),
  },
  {
    applies: ({ edition, from }) => edition === 'zh' && from !== '/' && isEnglishPath(from),
    mistake: (from) => ({
      why: `${from} is a path of the English edition, and the Chinese one redirects there`,
      fix: "set the edition to 'en'",
    }),
  },
];

/** The mistake in the source of a redirect; null when requests can match it. */
export function sourceMistake(row: Redirect): SourceMistake | null {
  return rules.find(({ applies }) => applies(row))?.mistake(row.from) ?? null;
}
