import { contentFolder } from '../lib/content-folder.ts';
import { relative, resolve, sep } from 'node:path';
import { filesBelow } from '../lib/files-below.ts';
import type { Problem } from '../problem.ts';
import { atPlace, type Place, searched, textOf } from './place.ts';

/** Matches `where` of content problems: `…/seo.json:3:5, record /im, field title`. */
const inFile = /^(.*?\.(?:json|md|yaml))(?::(\d+)(?::(\d+))?)?(?:, (?:record|field) .*)?$/;
/** A JSON string, or the rest of a line up to a comma. */
const value = /"(?:[^"\\\n]|\\.)*"|[^\n,]+/y;
/** Maximum number of characters of a value to mark. */
const longest = 60;

/** Problems about a text in certain files, and the expression whose first group matches every text of that kind there. */
type NamedText = {
  of: 'what' | 'where';
  names: RegExp;
  /** Below the project; null for the content. */
  folder: string | null;
  written: RegExp;
};
const texts: readonly NamedText[] = [
  { of: 'what', names: /^unknown icon: (.+)$/, folder: null, written: /"icon":\s*"([^"\n]+)"/g },
  {
    of: 'what',
    names: /^broken link in content: (.+)$/,
    folder: null,
    written: /(?<=["(]|\]:[ \t]*<?)(\/(?:[^"?#()<>\s]|\([^"?#()<>\s]*\))*)(?=["?#)>\s]|$)/g,
  },
  {
    of: 'where',
    names: /^config\/redirects\.ts, \w+ (\S+)/,
    folder: 'config',
    written: /(?<=['"])(\/[^'"\n]*)(?=['"])/g,
  },
  { of: 'where', names: /^route \w+ (\S+)$/, folder: 'config/routes', written: /path: ['"]([^'"\n]+)['"]/g },
];

type PlacesOptions = {
  root: string;
  /** The content folder; a path below the project, or an absolute one. */
  content?: string;
};

/**
 * A function that adds the source line to a problem of content or of a table, and returns other problems unchanged. It reads the files of
 * a kind of problem once, with the first of them.
 */
export function openPlaces({ root, content = contentFolder }: PlacesOptions): (problem: Problem) => Problem {
  const indexes = new Map<NamedText, ReadonlyMap<string, Place>>();
  const ofText = (problem: Problem): Place | null => {
    for (const named of texts) {
      const [, text] = named.names.exec(problem[named.of]) ?? [];
      if (text === undefined) continue;
      const index = indexes.get(named) ?? placesOf({ root, folder: named.folder ?? content, written: named.written });
      indexes.set(named, index);
      return index.get(text) ?? null;
    }
    return null;
  };
  return (problem) => {
    if (problem.excerpt !== undefined) return problem;
    const place = ofContentFile({ problem, root, content }) ?? ofText(problem);
    if (place === null) return problem;
    // The field, or the pages that show a link.
    const [rest = ''] = /^broken link/.test(problem.what)
      ? (/; .*$/.exec(problem.where) ?? [])
      : (/, (?:record|field) .*$/.exec(problem.where) ?? []);
    return atPlace({ problem, root, place, rest });
  };
}

type PlacesOfOptions = { root: string; folder: string; written: RegExp };

/** The first place of each text that the first group of an expression matches in the files of a folder. */
function placesOf({ root, folder, written }: PlacesOfOptions): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const below of filesBelow(resolve(root, folder))) {
    if (!/\.(?:json|md|ts)$/.test(below)) continue;
    const file = `${folder}/${below}`;
    for (const found of searched({ root, file }).matchAll(written)) {
      const text = found[1]!;
      if (!places.has(text)) places.set(text, { file, at: found.index + found[0].indexOf(text), length: text.length });
    }
  }
  return places;
}

type OfContentFileOptions = { problem: Problem; root: string; content: string };

function ofContentFile({ problem, root, content }: OfContentFileOptions): Place | null {
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
