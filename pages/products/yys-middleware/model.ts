import { type MiddlewareSize, middlewareSizes } from '../../../config/middleware-sizes.ts';
import { instruments, rack as says, sizeNames } from './words.yaml';

export const sizes = sizeNames.map((_, index) => index);
/** The size that the page shows. */
export const middle = 2;

const sizeOf = (id: (typeof instruments)[number]['id'], size: number): MiddlewareSize => middlewareSizes[id][size]!;
const grouped = (value: number) => value.toLocaleString('en');
const yuan = (fen: number) => `¥${grouped(fen / 100)}`;

/** What four instances of one size amount to in a month. */
export const totalOf = (size: number) => instruments.reduce((sum, { id }) => sum + sizeOf(id, size).fen, 0);

export function reading(size: number) {
  const [name, total] = [sizeNames[size]!, yuan(totalOf(size))];
  return { texts: { size: name, total }, status: says.status({ name, total }) };
}

/** A second's operations on a scale whose steps are powers of ten, from a hundred on. */
const place = (rate: number) => (Math.log10(rate) - 2) / 4.2;

type Frame = { width: number; height: number; font: number; scale: readonly [x: number, y: number, width: number] };
const frames = {
  wide: { width: 700, height: 158, font: 18, scale: [248, 74, 420] },
  narrow: { width: 350, height: 176, font: 14, scale: [16, 74, 318] },
} as const satisfies Record<string, Frame>;

function rack({ size, view }: { size: number; view: keyof typeof frames }): string {
  const { width, height, font, scale } = frames[view];
  const isWide = view === 'wide';
  const [left, bar, long] = scale;
  const word = (x: number, y: number, text: string, rest = '') => `<text x="${x}" y="${y}" ${rest}>${text}</text>`;
  const units = instruments.map(({ id, name, speaks, counts }, index) => {
    const { memory, rate, room, connections, fen } = sizeOf(id, size);
    const quiet = `fill="var(--muted)" font-size="${font - 0.5}"`;
    const end = `text-anchor="end"`;
    const perSecond = says.perSecond({ rate: grouped(rate), counts });
    const aMonth = says.month({ price: yuan(fen) });
    const stored = (id === 'cache' ? says.snapshots : says.storage)({ room: grouped(room) });
    const connected = says.connections({ count: grouped(connections) });
    const lamps = sizes.map(
      (at) =>
        `<circle cx="${(isWide ? 26 : 254) + at * 18}" cy="${isWide ? 124 : 24}" r="5" fill="${at <= size ? 'var(--second)' : 'none'}" stroke="var(--second)" stroke-width="2"/>`,
    );
    const ticks = [2, 3, 4, 5, 6].map(
      (power) =>
        `<path d="M${Math.round(left + place(10 ** power) * long)} ${bar + 18}v6" stroke="var(--muted)" stroke-width="2"/>`,
    );
    const filled = Math.max(6, Math.round(place(rate) * long));
    const body = isWide
      ? [
          word(20, 46, name, 'font-size="24" font-weight="650"'),
          word(20, 78, speaks, quiet),
          word(left, 46, perSecond, 'font-weight="600"'),
          word(668, 46, aMonth, `${end} font-weight="650" fill="var(--tint-strong)"`),
          word(left, 134, says.memory({ memory }), quiet),
          word(left + 190, 134, stored, quiet),
          word(668, 134, connected, `${quiet} ${end}`),
        ]
      : [
          word(16, 30, name, 'font-size="17" font-weight="650"'),
          word(16, 58, perSecond, 'font-weight="600"'),
          word(334, 58, aMonth, `${end} font-weight="650"`),
          word(16, 128, says.both({ memory: says.memory({ memory }), stored }), quiet),
          word(16, 150, connected, quiet),
        ];
    return `<g transform="translate(0 ${index * height})"><rect x="1" y="1" width="${width - 2}" height="${height - 12}" rx="6" fill="var(--card)" stroke="var(--rule)" stroke-width="2"/>${lamps.join('')}<rect x="${left}" y="${bar}" width="${long}" height="14" rx="3" fill="var(--rule)"/><rect x="${left}" y="${bar}" width="${filled}" height="14" rx="3" fill="var(--tint)"/>${ticks.join('')}${body.join('')}</g>`;
  });
  return `<svg viewBox="0 0 ${width} ${height * instruments.length}" fill="none" role="img" aria-label="${says.label({ status: reading(size).status })}"><g font-size="${font}" fill="currentColor">${units.join('')}</g></svg>`;
}

/** At the width of the page, and for narrow windows. */
export const picture = ({ size }: { size: number }) => rack({ size, view: 'wide' }) + rack({ size, view: 'narrow' });
