import { tenth } from '../../art/kit/tenth.ts';

/** A drawing of a figure at one width; letters are as large as that width needs. */
export type Frame = {
  width: number;
  font: number;
  narrow: boolean;
  /** Height between the axes of lines. */
  plot: number;
  /** A cover: no names of axes. */
  bare?: boolean;
};

/** Widths of the column for texts inside the frame of a figure. The narrow one is for windows below 700 px. */
const frames = {
  wide: { width: 688, font: 15, narrow: false, plot: 240 },
  narrow: { width: 318, font: 12, narrow: true, plot: 170 },
} as const satisfies Record<string, Frame>;

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const;

/** Text for an element or for an attribute in double quotes. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign as keyof typeof entities]);

/** Shapes and lettering by role; the style sheet colours them on light and dark grounds. */
type Role = 'ink' | 'muted' | 'paper' | 'first' | 'second' | 'third';
export const series = ['first', 'second', 'third'] as const satisfies readonly Role[];

type Lettering = { x: number; y: number; size: number; role?: Role; anchor?: 'middle' | 'end'; strong?: boolean };

/** A line of lettering; `y` is the middle of the line. */
export function lettering(text: string, { x, y, size, role = 'ink', anchor, strong = false }: Lettering): string {
  const weight = strong ? ' font-weight="600"' : '';
  const side = anchor ? ` text-anchor="${anchor}"` : '';
  return `<text x="${tenth(x)}" y="${tenth(y + size * 0.36)}" font-size="${size}"${weight}${side} class="figure-ink-${role}">${escaped(text)}</text>`;
}

export const rule = (d: string) => `<path d="${d}" class="figure-rule"/>`;

type Box = { x: number; y: number; width: number; height: number; role: Role };
export const box = ({ x, y, width, height, role }: Box) =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${height}" rx="3" class="figure-${role}"/>`;

type Drawn = { height: number; art: string };

/** Makes SVG of a drawing at the widths that it is for. */
export type Render = (label: string, draw: (frame: Frame) => Drawn) => string;

/** Both widths of a drawing with its text alternative. */
export function drawings(label: string, draw: (frame: Frame) => Drawn): string {
  return Object.entries(frames)
    .map(([name, frame]) => {
      const { height, art } = draw(frame);
      const view = `0 0 ${frame.width} ${Math.ceil(height)}`;
      return `<svg viewBox="${view}" role="img" aria-label="${escaped(label)}" class="figure-${name}">${art}</svg>`;
    })
    .join('');
}

/** A number as it is written: `12,400`, `0.5`. */
export function written(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** Steps that people count in. */
const factors = [1, 2, 5, 10] as const;

/** Round numbers from the first value to the last, three to eight of them; `whole` adds those just outside. */
export function ticksOf({ from, to, whole = false }: { from: number; to: number; whole?: boolean }): readonly number[] {
  const rough = (to - from || 1) / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = factors.map((factor) => factor * power).find((size) => size >= rough * 0.9999)!;
  const first = whole ? Math.floor(from / step + 1e-4) : Math.ceil(from / step - 1e-4);
  const last = whole ? Math.ceil(to / step - 1e-4) : Math.floor(to / step + 1e-4);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
