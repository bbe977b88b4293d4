import * as words from './words.yaml';

/** From left to right in the order in which things become a customer's own, two in a column, each with its sign. */
export const signs: Readonly<Record<keyof typeof words.roomNames, string>> = {
  servers: 'M-20 -14h40v12h-40zM-20 2h40v12h-40zM-13 -8h5M-13 8h5',
  storage: 'M-18 -11a18 6 0 1 0 36 0a18 6 0 1 0 -36 0v22a18 6 0 0 0 36 0v-22M-18 0a18 6 0 0 0 36 0',
  entry: 'M-20 0h40M-10 -10l-10 10l10 10M10 -10l10 10l-10 10',
  releases: 'M-15 0a15 15 0 1 0 30 0a15 15 0 1 0 -30 0M0 -8v9l7 5',
  keys: 'M-20 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M-4 0h24v8M12 0v6',
  logs: 'M-20 12l12 -14l9 8l17 -20M-20 16h40',
  house: 'M-16 16v-32h32v32zM-7 -6h4M4 -6h4M-7 4h4M4 4h4',
  operators: 'M-7 -9a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M-15 16c0 -18 30 -18 30 0',
};
const rooms = (Object.keys(signs) as (keyof typeof signs)[]).map((room) => ({
  name: words.roomNames[room],
  sign: signs[room],
}));

/** Where the boundary can be: how many columns are on the customer's side, and what follows from it. */
const modes = words.modes;
export const lines = modes.map((_, index) => index);

export function reading(line: number) {
  const { line: name, columns, ...texts } = modes[line]!;
  const own =
    columns === 0
      ? words.reading.none
      : rooms
          .slice(0, columns * 2)
          .map(({ name }) => name)
          .join('、');
  return {
    texts: { line: name, own, ...texts },
    status: words.reading.status({ name, things: columns * 2, days: texts.days, runs: texts.runs }),
  };
}

/** The plan: rooms, those on the customer's side tinted, and the boundary. */
function plan(line: number, width: number): string {
  const isWide = width > 500;
  const size = isWide ? 18 : 13;
  const [breadth, depth] = [(width - 20) / 4, isWide ? 150 : 84];
  const edge = 10 + modes[line]!.columns * breadth;
  const cells = rooms.map(({ name, sign }, index) => {
    const [x, y] = [10 + Math.floor(index / 2) * breadth, 40 + (index % 2) * depth];
    const isOwn = x < edge - 1;
    const rows = isWide || name.length < 5 ? [name] : [name.slice(0, -3), name.slice(-3)];
    const texts = rows.map((word, at) => {
      const place = `x="${Math.round(x + breadth / 2)}" y="${Math.round(y + depth * (isWide ? 0.7 : 0.5) + size * (0.36 + 1.3 * (at - (rows.length - 1) / 2)))}"`;
      return `<text ${place} font-size="${size}" font-weight="600" text-anchor="middle" fill="currentColor">${word}</text>`;
    });
    const rect = `<rect x="${Math.round(x)}" y="${y}" width="${Math.round(breadth)}" height="${depth}" fill="var(${isOwn ? '--tint-soft' : '--card'})" stroke="var(--tint)" stroke-width="${isWide ? 3 : 2}"/>`;
    const mark = `<path d="${sign}" transform="translate(${Math.round(x + breadth / 2)} ${y + 56})" stroke="var(--tint)" stroke-width="2.5" stroke-linejoin="round"/>`;
    return rect + texts.join('') + (isWide ? mark : '');
  });
  const bottom = 40 + depth * 2;
  const wall = `<path d="M${Math.round(edge)} 4V${bottom + 20}" stroke="var(--third)" stroke-width="6" stroke-linecap="round"/>`;
  const side = (text: string, at: number, anchor: string) =>
    `<text x="${Math.round(at)}" y="20" font-size="${size}" text-anchor="${anchor}" fill="var(--muted)">${text}</text>`;
  const sides =
    (edge > 100 ? side(words.reading.own, edge - 14, 'end') : '') +
    (edge < width - 100 ? side(words.reading.shared, edge + 14, 'start') : '');
  return `<svg viewBox="0 0 ${width} ${bottom + 24}" fill="none" role="img" aria-label="${reading(line).status}">${cells.join('')}${sides}${wall}</svg>`;
}

/** At the width of the page, and for narrow windows. */
export const picture = ({ line }: { line: number }) => plan(line, 1200) + plan(line, 346);

/** Load and capacity in thousands of concurrent calls, by the hour of a day with a sale in the evening. */
export const load = [4, 3, 2, 2, 2, 3, 5, 9, 14, 17, 18, 17, 15, 16, 17, 18, 19, 21, 26, 38, 51, 47, 28, 12, 6];
export const capacity = load.map((_, hour) => (hour >= 16 && hour < 23 ? 78 : 32));
