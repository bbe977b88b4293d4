/** What may not begin a line: closing marks, and what belongs to the word before it. */
const closing = /^[、，。．！？：；）》〉」』】〕”’…—·％%‰℃°,.!?:;)\]}~～/]/;
/** What may not end a line. */
const opening = /[（《〈「『【〔“‘([{¥$￥#@]$/;
/** Where a reader pauses. */
const pause = /[，。！？：；,:;!?、]$/;
/** Bonus for a line that ends at a pause, as a share of the squared line width. */
const pauseWorth = 0.03;
/** More than fits into an image. Bounds the time of breaking, which grows faster than the number of characters. */
const mostCharacters = 300;

type BreakOptions = {
  text: string;
  lang: string;
  width: (text: string) => number;
  room: number;
};

/**
 * Breaks a text into the fewest lines that fit, of similar lengths, and rather after a mark than within a clause. `torn` when a word longer
 * than a line had to be broken.
 */
export function breakLines({ text, lang, width, room }: BreakOptions): { lines: string[]; torn: boolean } {
  const segments = [...new Intl.Segmenter(lang, { granularity: 'word' }).segment(shortened(text))];
  const words = joined(
    segments.map(({ segment }) => segment),
    wordsStay,
  );
  const torn = words.some((word) => width(word.trim()) > room);
  const pieces = words.flatMap((word) => (width(word.trim()) <= room ? [word] : joined([...word], marksStay)));
  // The best lines of the first pieces: one line more costs more than any unevenness, and equal lines have the smallest sum of squares.
  const best: { cost: number; lines: string[] }[] = [{ cost: 0, lines: [] }];
  for (let to = 1; to <= pieces.length; to++) {
    best[to] = { cost: Infinity, lines: [] };
    for (let from = to - 1; from >= 0; from--) {
      const line = pieces.slice(from, to).join('').trim();
      const share = width(line) / room;
      if (share > 1 && from < to - 1) break;
      const bonus = to < pieces.length && pause.test(line) ? pauseWorth : 0;
      const cost = best[from]!.cost + 1000 + share ** 2 - bonus;
      if (cost < best[to]!.cost) best[to] = { cost, lines: [...best[from]!.lines, line] };
    }
  }
  return { lines: best.at(-1)!.lines.filter(Boolean), torn };
}

/** The first lines of a text; when there are more, the last one ends with an ellipsis. */
export function cutLines({
  lines,
  most,
  width,
  room,
}: Pick<BreakOptions, 'width' | 'room'> & { lines: readonly string[]; most: number }): string[] {
  if (lines.length <= most) return [...lines];
  let last = [...lines[most - 1]!];
  while (last.length > 1 && (width(`${last.join('')}…`) > room || /[\s、，。：；,:;.]/.test(last.at(-1)!)))
    last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last.join('')}…`];
}

const shortened = (text: string) => [...text.trim().replace(/\s+/g, ' ')].slice(0, mostCharacters).join('');

/** Joins what no line may part. */
function joined(segments: readonly string[], stays: (last: string, next: string) => boolean): string[] {
  const pieces: string[] = [];
  for (const segment of segments) {
    const last = pieces.pop();
    if (last === undefined) pieces.push(segment);
    else if (segment === ' ' || stays(last, segment)) pieces.push(last + segment);
    else pieces.push(last, segment);
  }
  return pieces;
}

/** Marks stay with what they close or open. */
const marksStay = (last: string, next: string) => opening.test(last.trimEnd()) || closing.test(next);

/** So do numbers with what they count, and Latin letters, digits and signs without a space between: "WE-CAN", "2.0", "H.265". */
const wordsStay = (last: string, next: string) =>
  marksStay(last, next) ||
  (/[\w\-–/+.&'’]$/.test(last) && /^[\w\-–/+.&'’]/.test(next)) ||
  (/\d ?$/.test(last) && /^[\u4e00-\u9fff]/.test(next));
