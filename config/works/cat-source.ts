/** How a cat may be drawn: with style sheets alone, as vectors, or in characters. */
export const catGroups = { style: '纯样式', line: '矢量图形', chars: '字符' } as const;
export type CatGroup = keyof typeof catGroups;

/** What a cat is drawn with, by lines: rows of squares, a path in a view box of 200 by 200, or characters. A letter of a row is a colour, a dot is none. */
export type DrawnCat = { group: CatGroup; drawing: readonly string[] };

/** Most bytes of a cat's source. */
export const mostBytes = 1_024;

export const catColors: Readonly<Record<string, string>> = {
  O: '#e8833a',
  K: '#20242e',
  G: '#8b93a3',
  W: '#ffffff',
  P: '#f2a0a8',
  E: '#2b6b4f',
  C: '#a65212',
  D: '#c99b66',
};

/** The whole source of a cat, as it was handed in. */
export function sourceOf({ group, drawing }: DrawnCat): string {
  if (group === 'chars') return drawing.join('\n');
  if (group === 'line')
    return `<svg viewBox="0 0 200 200"><path fill="none" stroke="#000" stroke-width="5" d="${drawing.join(' ')}"/></svg>`;
  const squares = drawing.flatMap((row, y) =>
    [...row].flatMap((letter, x) => (letter === '.' ? [] : [`${x}em ${y}em ${short(catColors[letter]!)}`])),
  );
  return `i{width:1em;height:1em;box-shadow:${squares.join()}}`;
}

/** Colours as they are handed in: three digits. */
const short = (color: string) => `#${color[1]}${color[3]}${color[5]}`;

/** Bytes of a cat's source. */
export const bytesOf = (cat: DrawnCat): number => new TextEncoder().encode(sourceOf(cat)).length;
