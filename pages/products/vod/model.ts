import { frame } from './words.yaml';

export type Saving = 'address' | 'index' | 'slice';

type Step = { name: string; usual: number; saved: number; by?: Saving };

/** From the press on play to the first picture, in milliseconds: without a saving, and with it. */
const steps: readonly Step[] = [
  { name: frame.steps[0], usual: 150, saved: 20, by: 'address' },
  { name: frame.steps[1], usual: 55, saved: 5, by: 'address' },
  { name: frame.steps[2], usual: 85, saved: 85 },
  { name: frame.steps[3], usual: 210, saved: 45, by: 'index' },
  { name: frame.steps[4], usual: 430, saved: 85, by: 'slice' },
  { name: frame.steps[5], usual: 110, saved: 110 },
  { name: frame.steps[6], usual: 50, saved: 50 },
];

export const allSavings: ReadonlySet<Saving> = new Set(['address', 'index', 'slice']);

const lasts = ({ usual, saved, by }: Step, on: ReadonlySet<Saving>) => (by && on.has(by) ? saved : usual);

/** Milliseconds to the first picture. */
export const firstFrame = (on: ReadonlySet<Saving>) => steps.reduce((sum, step) => sum + lasts(step, on), 0);

export const slowest = firstFrame(new Set());

export function statusOf(on: ReadonlySet<Saving>): string {
  const total = firstFrame(on);
  const less = slowest - total;
  const milliseconds = total.toLocaleString('en');
  return less > 0 ? frame.faster({ milliseconds, less }) : frame.slowest({ milliseconds });
}

/** Left edge and width of the time axis, height of a row, size of letters. */
const frames = {
  wide: { left: 150, right: 930, row: 38, font: 16, film: [200, 113] },
  narrow: { left: 10, right: 330, row: 42, font: 13, film: [112, 63] },
} as const;

/** The steps below each other on one axis of time, and the first picture where they end. */
export function waterfall(on: ReadonlySet<Saving>, view: string): string {
  const { left, right, row, font, film } = frames[view as keyof typeof frames];
  const isWide = view === 'wide';
  const xOf = (at: number) => Math.round(left + (at / slowest) * (right - left));
  const bottom = 34 + steps.length * row;
  let [at, before] = [0, 0];
  const rows = steps.map((step, index) => {
    const time = lasts(step, on);
    const y = 34 + index * row;
    const [from, to] = [xOf(at), xOf(at + time)];
    const ghost = `<rect x="${xOf(before)}" y="${y + (isWide ? 3 : 20)}" width="${xOf(before + step.usual) - xOf(before)}" height="${isWide ? 22 : 12}" rx="3" fill="var(--rule)" opacity=".7"/>`;
    const isSaved = step.by !== undefined && on.has(step.by);
    at += time;
    before += step.usual;
    const color = isSaved ? 'var(--second)' : step.by ? 'var(--third)' : 'var(--tint)';
    const flips = !isWide && to > 250;
    const label = isWide
      ? `<text x="0" y="${y + 19}" fill="currentColor">${step.name}</text><text x="${to + 10}" y="${y + 19}" fill="currentColor">${time}</text>`
      : `<text x="${flips ? to : from}" y="${y + 14}" ${flips ? 'text-anchor="end"' : ''} fill="currentColor">${step.name} ${time}</text>`;
    const bar = isWide ? [y + 3, 22] : [y + 20, 12];
    return `${ghost}${label}<rect x="${from}" y="${bar[0]}" width="${Math.max(3, to - from)}" height="${bar[1]}" rx="3" fill="${color}"/>`;
  });
  const end = xOf(at);
  const [width, height] = film;
  const shelf = isWide ? [end + 52, bottom - height - 44] : [Math.min(end, right - width), bottom + 34];
  const ruler = [0, 200, 400, 600, 800, 1000].map(
    (tick) =>
      `<path d="M${xOf(tick)} 24V${bottom}" stroke="var(--rule)"/><text x="${xOf(tick)}" y="14" text-anchor="middle" fill="var(--muted)">${isWide || tick < 1000 ? tick : ''}</text>`,
  );
  return `<g font-size="${font}" font-weight="500">${ruler.join('')}${rows.join('')}<path d="M${end} 24V${bottom + (isWide ? 12 : 34)}" stroke="var(--second)" stroke-width="2" stroke-dasharray="4 4"/>${picture(shelf[0]!, shelf[1]!, width, height)}<text x="${isWide ? shelf[0] : left}" y="${isWide ? shelf[1]! + height + 30 : bottom + 62}" font-size="${isWide ? 24 : 20}" font-weight="650" fill="var(--second-ink)">${frame.total({ milliseconds: at.toLocaleString('en') })}</text></g>`;
}

/** The first picture: a teacher's blackboard, as a frame of film. */
const picture = (x: number, y: number, width: number, height: number) =>
  `<g transform="translate(${x} ${y}) scale(${(width / 200).toFixed(2)} ${(height / 113).toFixed(2)})"><rect width="200" height="113" rx="8" fill="#1f4d43"/><path d="M18 82C48 24 78 24 104 82" stroke="#ffd27d" stroke-width="3"/><path d="M18 82H112M20 92V20" stroke="#d9f0e6" stroke-width="2"/><circle cx="150" cy="52" r="14" fill="#f8cda8"/><path d="M122 113C122 84 136 72 150 72S178 84 178 113Z" fill="#2f5bff"/><path d="M134 52C132 32 168 32 166 52C160 44 142 44 134 52Z" fill="#1b2a4e"/></g>`;
