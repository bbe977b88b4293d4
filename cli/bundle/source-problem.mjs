import { sourceExcerpt } from '../lib/source-excerpt.mjs';

/** Notes of the bundler that are only for its configuration. */
const forBundling = /^(?:You can mark the path .* as external|The plugin "[^"]+" was triggered by this import)/;

/**
 * Converts a message of the bundler to a problem, with place and source line.
 *
 * @param {import('esbuild').Message} message
 * @returns {import('../problem.ts').Problem}
 */
export function sourceProblem({ text, location, notes }) {
  const hints = notes
    .filter((note) => !forBundling.test(note.text))
    .map((note) => (note.location ? `${note.text.trim()} ${placeOf(note.location)}` : note.text.trim()));
  return {
    severity: 'error',
    what: location ? `invalid source: ${location.file}` : 'the sources cannot be bundled',
    where: location ? placeOf(location) : 'the sources of the site',
    ...(location && { excerpt: excerptOf(location) }),
    why: [text, ...hints].filter(Boolean).join('; '),
    fix: `${location?.suggestion ? fixOf(location) : 'correct the source'}; nothing was published`,
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
