import type { Weights } from './measure-weights.ts';
import { text } from '../diff/html-parts.ts';
import { bytes, nameOf } from '../diff/phrases.ts';
import { cell, measure, table } from './bars.ts';

/** Sizes of the release by kind of file, and its largest pages and other files. */
export function weightTables({ kinds, pages, files }: Weights): string {
  const all = Math.max(0, ...kinds.map((kind) => kind.bytes));
  const heaviest = Math.max(0, ...pages.map((page) => page.bytes + page.loads));
  const largest = files[0]?.bytes ?? 0;
  return [
    table(
      ['kind', 'files', 'not compressed'],
      kinds.map(
        ({ kind, files: number, bytes: weight }) =>
          `<tr><th scope="row">${kind}</th>${cell('files', number.toLocaleString('en-US'), 'number')}${cell('not compressed', measure(bytes(weight), [weight], all))}</tr>`,
      ),
    ),
    '<h3>Heaviest pages</h3><p>The document, and the styles, scripts and fonts that it loads.</p>',
    table(
      ['page', 'document', 'compressed', 'with what it loads'],
      pages.map(
        (page) =>
          `<tr><th scope="row"><code>${text(nameOf(page))}</code></th>${cell('document', bytes(page.bytes), 'number')}${cell('compressed', small(page.compressed), 'number')}${cell('with what it loads', measure(bytes(page.bytes + page.loads), [page.bytes, page.loads], heaviest))}</tr>`,
      ),
    ),
    '<h3>Largest files</h3>',
    table(
      ['file', 'compressed', 'not compressed'],
      files.map(
        ({ file, bytes: weight, compressed }) =>
          `<tr><th scope="row"><code>${text(file)}</code></th>${cell('compressed', small(compressed), 'number')}${cell('not compressed', measure(bytes(weight), [weight], largest))}</tr>`,
      ),
    ),
  ].join('');
}

const small = (weight: number | null) => (weight === null ? '–' : bytes(weight));
