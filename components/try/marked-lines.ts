/** Something found in a text, from an offset to another. */
export type Found = { verdict: string; from: number; to: number };

/** A line of a text: the worst verdict on it, and its pieces, of which those with a verdict were found. */
export type MarkedLine = { verdict: string; pieces: readonly { text: string; verdict?: string }[] };

/** The lines of a text with their findings, most severe first. A finding that spans lines is marked up to the end of its first line. */
export function markedLines(text: string, found: readonly Found[]): readonly MarkedLine[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const end = start + line.length;
    const here = found.filter(({ from }) => from >= start && from <= end);
    const pieces: { text: string; verdict?: string }[] = [];
    let at = start;
    for (const { from, to, verdict } of [...here].sort((one, other) => one.from - other.from)) {
      if (from < at) continue;
      const until = Math.min(to, end);
      pieces.push({ text: text.slice(at, from) }, { text: text.slice(from, until), verdict });
      at = until;
    }
    pieces.push({ text: text.slice(at, end) });
    start = end + 1;
    return { verdict: here[0]?.verdict ?? '', pieces: pieces.filter((piece) => piece.text !== '') };
  });
}

export const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
