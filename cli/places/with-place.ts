import { contentFolder } from '../lib/content-folder.ts';
import { relative, resolve, sep } from 'node:path';
import { filesBelow } from '../lib/files-below.ts';
import type { Problem } from '../problem.ts';
import { escapeLiteral } from '../server-model/patterns.ts';
import { atPlace, findText, type Place, textOf } from './place.ts';

/** Matches `where` of content problems: `…/seo.json:3:5, record /im, field title`. */
const inFile = /^(.*?\.(?:json|md|yaml))(?::(\d+)(?::(\d+))?)?(?:, (?:record|field) .*)?$/;
/** A JSON string, or the rest of a line up to a comma. */
const value = /"(?:[^"\\\n]|\\.)*"|[^\n,]+/y;
/** Maximum number of characters of a value to mark. */
const longest = 60;

/** Problems about a text in certain files, and the pattern that finds it. */
type NamedText = {
  of: 'what' | 'where';
  names: RegExp;
  /** Below the project; null for the content. */
  folder: string | null;
  pattern: (text: string) => string;
};
const texts: readonly NamedText[] = [
  { of: 'what', names: /^unknown icon: (.+)$/, folder: null, pattern: (name) => `"icon":\\s*"(${name})"` },
  {
    of: 'what',
    names: /^broken link in content: (.+)$/,
    folder: null,
    pattern: (to) => `(?:["(]|\\]:[ \\t]*<?)(${to})(?:["?#)>\\s]|$)`,
  },
  { of: 'where', names: /^config\/redirects\.ts, \w+ (\S+)/, folder: 'config', pattern: (from) => `['"](${from})['"]` },
  { of: 'where', names: /^route \w+ (\S+)$/, folder: 'config/routes', pattern: (path) => `path: ['"](${path})['"]` },
];

type WithPlaceInput = {
  problem: Problem;
  root: string;
  /** The content folder; a path below the project, or an absolute one. */
  content?: string;
};

/** Adds the source line to a problem of content or of a table. Other problems are returned unchanged. */
export function withPlace({ content = contentFolder, ...given }: WithPlaceInput): Problem {
  const { problem, root } = given;
  if (problem.excerpt !== undefined) return problem;
  const place = ofContentFile({ ...given, content }) ?? ofText({ ...given, content });
  if (place === null) return problem;
  // The field, or the pages that show a link.
  const [rest = ''] = /^broken link/.test(problem.what)
    ? (/; .*$/.exec(problem.where) ?? [])
    : (/, (?:record|field) .*$/.exec(problem.where) ?? []);
  return atPlace({ problem, root, place, rest });
}

function ofContentFile({ problem, root, content }: Required<WithPlaceInput>): Place | null {
  const [, path, line, column] = inFile.exec(problem.where) ?? [];
  // A line of the Markdown text: there is no field.
  if (line !== undefined && column === undefined) return null;
  const file = path === undefined ? '' : fileBelow(root, path);
  const text = file.startsWith(`${content}/`) ? textOf({ root, file }) : null;
  if (text === null) return null;
  const before = text.split('\n').slice(0, Number(line ?? 1) - 1);
  const at = before.reduce((sum, { length }) => sum + length + 1, 0) + Number(column ?? 1) - 1;
  value.lastIndex = at;
  const [marked] = value.exec(text) ?? [''];
  return { file, at, length: Math.min(Math.max(1, marked.length), longest) };
}

/** A path relative to the project; an absolute one of a file elsewhere. */
export function fileBelow(root: string, path: string): string {
  const below = relative(root, resolve(root, path)).replaceAll(sep, '/');
  return below.startsWith('../') ? path : below;
}

function ofText({ problem, root, content }: Required<WithPlaceInput>): Place | null {
  for (const { of, names, folder: own, pattern } of texts) {
    const [, text] = names.exec(problem[of]) ?? [];
    if (text === undefined) continue;
    const folder = own ?? content;
    const files = filesBelow(resolve(root, folder))
      .filter((file) => /\.(?:json|md|ts)$/.test(file))
      .map((file) => `${folder}/${file}`);
    return findText({ root, files, pattern: new RegExp(pattern(escapeLiteral(text))) });
  }
  return null;
}
