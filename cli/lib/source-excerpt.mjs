/** Maximum number of characters on each side of the place. */
const around = 60;

/**
 * Formats a source line with a marker below a place.
 *
 * @param {{ line: number, text: string, column: number, length: number }} place the line's number and text; the column counted from 0
 */
export function sourceExcerpt({ line, text, column, length }) {
  const before = text.slice(0, column);
  const marked = text.slice(column, column + length);
  const start = Math.max(0, column - around);
  const shown = text.slice(start, column + Math.max(marked.length, 1) + around);
  const number = String(line);
  // Keep tabs, for alignment.
  const indent = before.slice(start).replace(/[^\t]/g, (character) => ' '.repeat(widthOf(character)));
  const mark = '^'.repeat(Math.max(1, widthOf(marked.slice(0, around))));
  return `${number} │ ${shown}\n${' '.repeat(number.length)} │ ${indent}${mark}`;
}

const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/**
 * Columns of a terminal: a Chinese character takes two.
 *
 * @param {string} text
 */
const widthOf = (text) => text.length + (text.match(wide)?.length ?? 0);
