import { join, relative, sep } from 'node:path';
import { filesBelow } from '../lib/files-below.ts';
import type { Problem } from '../problem.ts';
import { escapeLiteral } from '../server-model/patterns.ts';
import { atPlace, findText, type Place, textOf } from './place.ts';

/** Matches `where` of content problems: `…/seo.json:3:5, record /im, field title`. */
const inFile = /^(.*?\.(?:json|md))(?::(\d+)(?::(\d+))?)?(?:, (?:record|field) .*)?$/;
/** A JSON string, or the rest of a line up to a comma. */
const value = /"(?:[^"\\\n]|\\.)*"|[^\n,]+/y;
/** Maximum number of characters of a value to mark. */
const longest = 60;

/** Problems about a text in certain files, and the pattern that finds it. */
type NamedText = { of: 'what' | 'where'; names: RegExp; folder: string; pattern: (text: string) => string };
const texts: readonly NamedText[] = [
  { of: 'what', names: /^unknown icon: (.+)$/, folder: 'config/content', pattern: (name) => `"icon":\\s*"(${name})"` },
  {
    of: 'what',
    names: /^broken link in content: (.+)$/,
    folder: 'config/content',
    pattern: (to) => `["(](${to})["?#)]`,
  },
  { of: 'where', names: /^config\/redirects\.ts, \w+ (\S+)/, folder: 'config', pattern: (from) => `['"](${from})['"]` },
  { of: 'where', names: /^route \w+ (\S+)$/, folder: 'config/routes', pattern: (path) => `path: ['"](${path})['"]` },
];

/** Adds the source line to a problem of content or of a table. Other problems are returned unchanged. */
export function withPlace({ problem, root }: { problem: Problem; root: string }): Problem {
  if (problem.excerpt !== undefined) return problem;
  const place = ofContentFile({ problem, root }) ?? ofText({ problem, root });
  if (place === null) return problem;
  const [rest = ''] = /, (?:record|field) .*$/.exec(problem.where) ?? [];
  return atPlace({ problem, root, place, rest });
}

function ofContentFile({ problem, root }: { problem: Problem; root: string }): Place | null {
  const [, path, line, column] = inFile.exec(problem.where) ?? [];
  // A line of the Markdown text: there is no field.
  if (line !== undefined && column === undefined) return null;
  const file = path === undefined ? '' : relative(root, path).replaceAll(sep, '/');
  const text = file.startsWith('config/content/') ? textOf({ root, file }) : null;
  if (text === null) return null;
  const before = text.split('\n').slice(0, Number(line ?? 1) - 1);
  const at = before.reduce((sum, { length }) => sum + length + 1, 0) + Number(column ?? 1) - 1;
  value.lastIndex = at;
  const [marked] = value.exec(text) ?? [''];
  return { file, at, length: Math.min(Math.max(1, marked.length), longest) };
}

function ofText({ problem, root }: { problem: Problem; root: string }): Place | null {
  for (const { of, names, folder, pattern } of texts) {
    const [, text] = names.exec(problem[of]) ?? [];
    if (text === undefined) continue;
    const files = filesBelow(join(root, folder))
      .filter((file) => /\.(?:json|md|ts)$/.test(file))
      .map((file) => `${folder}/${file}`);
    return findText({ root, files, pattern: new RegExp(pattern(escapeLiteral(text))) });
  }
  return null;
}
