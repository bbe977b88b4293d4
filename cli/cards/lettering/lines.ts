import { lettersOf, type Piece, piecesOf } from './pieces.ts';

type BreakLinesOptions = {
  text: string;
  lang: string;
  /** Width of a text in the size at hand. */
  width: (text: string) => number;
  /** Room for a line. */
  room: number;
};

/** A line that ends with one of these ends where a reader pauses. */
const pause = /[，。！？：；,:;!?、]$/;
/** How much a pause at a line's end is worth, as a share of the room squared. */
const pauseWorth = 0.03;

/**
 * Breaks a text into the fewest lines that fit, as even as they can be, and rather after a mark than within a clause. `torn` when a word
 * longer than a line had to be broken.
 */
export function breakLines({ text, lang, width, room }: BreakLinesOptions): { lines: string[]; torn: boolean } {
  const words = piecesOf(cut(text), lang);
  const torn = words.some((piece) => width(piece.text) > room);
  const pieces = words.flatMap((piece) => (width(piece.text) <= room ? [piece] : lettersOf(piece)));
  const line = (from: number, to: number) =>
    pieces
      .slice(from, to)
      .map((piece, index, all) => piece.text + (index < all.length - 1 ? piece.space : ''))
      .join('');
  const fewest = greedy({ pieces, line, width, room });
  if (fewest <= 1) return { lines: [line(0, pieces.length)].filter(Boolean), torn };
  const even = pieces.reduce((sum, piece) => sum + width(piece.text + piece.space), 0) / fewest;

  // best[n][i]: the least that breaking the first i pieces into n lines costs.
  type Way = { cost: number; lines: string[] };
  let best: (Way | null)[] = [{ cost: 0, lines: [] }, ...pieces.map(() => null)];
  for (let count = 1; count <= fewest; count++) {
    const next: (Way | null)[] = pieces.map(() => null);
    next.unshift(null);
    for (let to = 1; to <= pieces.length; to++) {
      for (let from = to - 1; from >= 0; from--) {
        const own = line(from, to);
        const wide = width(own);
        if (wide > room) break;
        const way = best[from];
        if (!way) continue;
        const cost =
          way.cost + (wide - even) ** 2 - (to < pieces.length && pause.test(own) ? pauseWorth * room ** 2 : 0);
        if (cost < (next[to]?.cost ?? Infinity)) next[to] = { cost, lines: [...way.lines, own] };
      }
    }
    best = next;
  }
  return { lines: best[pieces.length]?.lines ?? [], torn };
}

/** Characters that are read: more than any card shows. The time that breaking takes grows faster than their number. */
const most = 300;

const cut = (text: string) => (text.length <= most ? text : [...text.slice(0, most)].slice(0, -1).join(''));

/** The first lines of a text, the last one cut short with an ellipsis when there were more. */
export function cutLines({
  lines,
  most,
  width,
  room,
}: Pick<BreakLinesOptions, 'width' | 'room'> & { lines: readonly string[]; most: number }): string[] {
  if (lines.length <= most) return [...lines];
  const kept = lines.slice(0, most);
  let last = [...kept[most - 1]!];
  while (last.length > 1 && (width(`${last.join('')}…`) > room || /[\s、，。：；,:;.]/.test(last.at(-1)!)))
    last = last.slice(0, -1);
  return [...kept.slice(0, -1), `${last.join('')}…`];
}

function greedy({
  pieces,
  line,
  width,
  room,
}: { pieces: readonly Piece[]; line: (from: number, to: number) => string } & Pick<
  BreakLinesOptions,
  'width' | 'room'
>): number {
  let lines = 0;
  for (let from = 0; from < pieces.length; lines++) {
    let to = from + 1;
    while (to < pieces.length && width(line(from, to + 1)) <= room) to++;
    from = to;
  }
  return lines;
}
