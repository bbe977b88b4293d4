import { escapeHtml } from '../lib/escape.ts';
import { readable } from '../problem.ts';
import { type Bounded, sizeOf } from './bounded.ts';
import { limits } from './limits.ts';
import { beyond } from './phrases.ts';
import { compareWords } from './words.ts';

export const text = (value: string) => escapeHtml(readable(value));
export const row = (...cells: readonly string[]) => `<tr>${cells.join('')}</tr>`;

/** A list as a section; empty for an empty list. */
export function list<Entry>(
  title: string,
  entries: Bounded<Entry>,
  cells: (entry: Entry) => readonly string[],
): string {
  if (sizeOf(entries) === 0) return '';
  const rows = entries.shown.map((entry) => row(...cells(entry).map((cell) => `<td>${cell}</td>`)));
  return section(title, sizeOf(entries), `<table>${rows.join('\n')}</table>`, entries.more);
}

/** An entry of a table with old and new texts; its title is HTML. */
type Sides = { title: string; old: string | null; now: string | null };

/** Old and new texts side by side, as a section; empty for an empty list. */
export function sideTable<Entry>(title: string, entries: Bounded<Entry>, sides: (entry: Entry) => Sides): string {
  if (sizeOf(entries) === 0) return '';
  const shown = entries.shown.slice(0, limits.groupsOnPage);
  const rows = shown.map((entry) => {
    const { title: name, old, now } = sides(entry);
    const [left, right] = marked(old, now);
    return row(`<th scope="row">${name}</th>`, left, right);
  });
  const head = row('<th scope="col">what</th>', '<th scope="col">before</th>', '<th scope="col">after</th>');
  const table = `<table class="sides"><thead>${head}</thead><tbody>${rows.join('\n')}</tbody></table>`;
  return section(title, sizeOf(entries), table, sizeOf(entries) - shown.length);
}

/** Cells of an old and a new text, with different words marked. */
function marked(old: string | null, now: string | null): [string, string] {
  if (old === null || now === null)
    return [
      old === null ? '<td class="none">none</td>' : `<td><del>${text(old)}</del></td>`,
      now === null ? '<td class="none">none</td>' : `<td><ins>${text(now)}</ins></td>`,
    ];
  const parts = compareWords(old, now);
  const cell = (kind: 'removed' | 'added', tag: 'del' | 'ins') =>
    parts
      .filter((part) => part.kind === 'same' || part.kind === kind)
      .map((part) => (part.kind === 'same' ? text(part.text) : `<${tag}>${text(part.text)}</${tag}>`))
      .join('');
  return [`<td>${cell('removed', 'del')}</td>`, `<td>${cell('added', 'ins')}</td>`];
}

function section(title: string, number: number, content: string, hidden: number): string {
  const note = beyond(hidden, 'entry', 'entries');
  return `<section><h2>${title} <small>${number.toLocaleString('en-US')}</small></h2>${content}${note ? `<p>${note}</p>` : ''}</section>`;
}
