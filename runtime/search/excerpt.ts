import { searchLimits } from '../../config/search.ts';
import { isChinese } from './query.ts';

/** A part of a text: from the first character to before the last. */
export type Range = readonly [from: number, to: number];

/** Where a text has terms, in order; those that touch are one. Words of other scripts count where they begin. */
export function rangesOf({ text, terms }: { text: string; terms: readonly string[] }): Range[] {
  const small = text.toLowerCase();
  const found = terms.flatMap((term) => {
    const ranges: [number, number][] = [];
    for (let at = small.indexOf(term); at >= 0; at = small.indexOf(term, at + 1))
      if (isChinese(term) || !/[\p{L}\p{N}]/u.test(small[at - 1] ?? '') || isChinese(small[at - 1]!))
        ranges.push([at, at + term.length]);
    return ranges;
  });
  const joined: [number, number][] = [];
  for (const [from, to] of found.sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** The part of a text that has most of the terms, in a length that fits two lines or so. */
export function excerptOf({ text, terms }: { text: string; terms: readonly string[] }): string {
  const columns = /\p{Script=Han}/u.test(text) ? searchLimits.excerpt / 2 : searchLimits.excerpt;
  const ranges = rangesOf({ text, terms });
  let best = { from: 0, covered: -1 };
  for (const [start] of ranges) {
    const from = Math.max(0, start - columns / 5);
    // Repeating a word adds little: longer runs are what was looked for.
    const inside = new Set(
      ranges.filter((range) => range[0] >= from && range[1] <= from + columns).map((range) => text.slice(...range)),
    );
    const covered = [...inside].reduce((sum, part) => sum + part.length ** 1.5, 0);
    if (covered > best.covered) best = { from, covered };
  }
  const from = best.from === 0 ? 0 : wordStart(text, Math.round(best.from));
  const end = from + columns;
  return `${from > 0 ? '…' : ''}${text.slice(from, end).trim()}${end < text.length ? '…' : ''}`;
}

/** The next beginning of a word or sentence, where one is near. */
function wordStart(text: string, from: number): number {
  const next = /[\s，。；：、！？]/.exec(text.slice(from, from + 12));
  return next ? from + next.index + 1 : from;
}

/** A text as nodes, with its terms marked. */
export function marked({ text, terms }: { text: string; terms: readonly string[] }): Node[] {
  const nodes: Node[] = [];
  let done = 0;
  for (const [from, to] of rangesOf({ text, terms })) {
    const mark = document.createElement('mark');
    mark.textContent = text.slice(from, to);
    nodes.push(document.createTextNode(text.slice(done, from)), mark);
    done = to;
  }
  return [...nodes, document.createTextNode(text.slice(done))];
}
