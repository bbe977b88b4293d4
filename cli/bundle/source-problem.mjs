import { readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { nearest } from '../lib/nearest.mjs';
import { sourceExcerpt } from '../lib/source-excerpt.mjs';

/** Notes of the bundler that are only for its configuration. */
const forBundling = /^(?:You can mark the path .* as external|The plugin "[^"]+" was triggered by this import)/;

/**
 * Converts a message of the bundler to a problem, with place and source line.
 *
 * @param {import('esbuild').Message} message
 * @param {string} [root] the project's folder, in which the nearest file of an import that leads nowhere is searched
 * @returns {import('../problem.ts').Problem}
 */
export function sourceProblem({ text, location, notes }, root) {
  if (location?.file.endsWith('.json'))
    return {
      severity: 'error',
      what: `${location.file} is not JSON`,
      where: placeOf(location),
      excerpt: excerptOf(location),
      why: text,
      fix: 'correct the syntax error; often a comma or a quotation mark is missing before this place',
    };
  const missing = /^Could not resolve "(\.[^"]*)"/.exec(text)?.[1];
  const near = root && location && missing ? nearestImport({ root, from: location.file, missing }) : null;
  const hints = notes
    .filter((note) => !forBundling.test(note.text))
    .map((note) => (note.location ? `${note.text.trim()} ${placeOf(note.location)}` : note.text.trim()));
  return {
    severity: 'error',
    what: location ? `invalid source: ${location.file}` : 'the sources cannot be bundled',
    where: location ? placeOf(location) : 'the sources of the site',
    ...(location && { excerpt: excerptOf(location) }),
    why: [text, ...hints].filter(Boolean).join('; '),
    fix: `${near ? `import ${near}, the nearest file` : location?.suggestion ? fixOf(location) : 'correct the source'}; nothing was published`,
  };
}

/**
 * The text of a line before a place, and at the place. esbuild counts bytes.
 *
 * @param {import('esbuild').Location} location
 */
function partsOf({ column, length, lineText }) {
  const bytes = Buffer.from(lineText);
  return { before: bytes.subarray(0, column).toString(), marked: bytes.subarray(column, column + length).toString() };
}

/** @param {import('esbuild').Location} location */
const placeOf = (location) => `${location.file}:${location.line}:${partsOf(location).before.length + 1}`;

/** @param {import('esbuild').Location} location */
function fixOf(location) {
  const { marked } = partsOf(location);
  return marked ? `replace ${marked} with ${location.suggestion}` : `insert ${location.suggestion}`;
}

/**
 * The source line of a place, with a marker.
 *
 * @param {import('esbuild').Location} location
 */
function excerptOf(location) {
  const { before, marked } = partsOf(location);
  return sourceExcerpt({ line: location.line, text: location.lineText, column: before.length, length: marked.length });
}

/** Folders whose files code may import. */
const folders = ['components', 'config', 'runtime'];

/**
 * The file that an import is most likely to mean, as it would be imported: the most similar path among the shared sources and the folder of
 * the file that imports; null when there are none.
 *
 * @param {{ root: string, from: string, missing: string }} given
 */
function nearestImport({ root, from, missing }) {
  const home = dirname(from);
  const filesIn = (/** @type {string} */ folder) => {
    try {
      return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        posix.join(folder, file),
      );
    } catch {
      return [];
    }
  };
  const files = [...new Set([home, ...folders].flatMap(filesIn))].filter(
    (file) => file !== from && /\.\w+$/.test(file),
  );
  const wanted = posix.join(home, missing);
  const sameName = files.filter((file) => posix.basename(file) === posix.basename(wanted));
  const [found] = nearest(wanted, sameName.length > 0 ? sameName : files);
  if (found === undefined) return null;
  const path = posix.relative(home, found);
  return path.startsWith('.') ? path : `./${path}`;
}
