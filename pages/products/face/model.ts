import { tenth } from '../../../components/art/kit/tenth.ts';
import { effectNames, frameStatus } from './words.yaml';
import { edges, landmarks, parts, type Point, reshaped } from './landmarks.ts';

export type Dial = 'smooth' | 'white' | 'slim' | 'eyes' | 'background';

/** Steps of every slider: how much of the effect, from nothing to all of it. */
export const steps = [0, 0.25, 0.5, 0.75, 1] as const;

/** Milliseconds a frame that the whole of an effect takes on a middle-class phone; half of it is due as soon as it is on at all. */
export const effects: Readonly<Record<Dial, { name: string; cost: number }>> = {
  smooth: { name: effectNames.smooth, cost: 2.1 },
  white: { name: effectNames.white, cost: 0.4 },
  slim: { name: effectNames.slim, cost: 1.3 },
  eyes: { name: effectNames.eyes, cost: 0.6 },
  background: { name: effectNames.background, cost: 3.2 },
};
export const dials = Object.keys(effects) as Dial[];

export type Values = Readonly<Record<Dial, number>>;
export const usual: Values = { smooth: 0.5, white: 0.25, slim: 0.25, eyes: 0.25, background: 1 };

const costOf = (dial: Dial, value: number) => (value === 0 ? 0 : effects[dial].cost * (0.5 + value / 2));

/** Milliseconds a frame. */
export const frameTime = (values: Values) => dials.reduce((sum, dial) => sum + costOf(dial, values[dial]), 0);

export function textsOf(values: Values): Record<string, string> {
  return {
    ...Object.fromEntries(dials.map((dial) => [dial, `${values[dial] * 100}%`])),
    total: frameTime(values).toFixed(1),
  };
}

export function statusOf(values: Values): string {
  const time = frameTime(values);
  return frameStatus({ time: time.toFixed(1), share: Math.round((time / 33.3) * 100) });
}

const between = (from: number, to: number, part: number) => Math.round(from + (to - from) * part);
const rounded = ([x, y]: Point) => `${tenth(x)} ${tenth(y)}`;
const outline =
  'M96 492C100 440 220 440 262 424C200 380 176 300 182 196C190 96 250 66 320 66S450 96 458 196C464 300 440 380 378 424C420 440 540 440 544 492Z';
const hatch = Array.from({ length: 31 }, (_, index) => `M${20 + index * 36} 56L${index * 36 - 420} 496`).join('');

/**
 * The landmarks that effects follow, as the sliders move them, with the way that each went; the skin that is smoothed and the ground
 * that is blurred; below, the frame of 33.3 ms with what they take of it.
 */
export function portrait(values: Values): string {
  const { smooth, white, slim, eyes, background } = values;
  const points = reshaped({ slim, eyes });
  const skin = `rgb(${between(228, 255, white)} ${between(160, 232, white)} ${between(124, 214, white)})`;
  const face = `M${points
    .slice(...parts.contour)
    .map(rounded)
    .join('L')}C434 120 380 92 320 92S206 120 ${rounded(points[0]!)}Z`;
  const ring = (from: number, to: number) => `M${points.slice(from, to).map(rounded).join('L')}Z`;
  const eyeballs = ring(parts.leftEye[0], parts.leftEye[0] + 8) + ring(parts.rightEye[0], parts.rightEye[0] + 8);
  const lips = ring(...parts.lips);
  const mesh = edges.map(([from, to]) => `M${rounded(points[from]!)}L${rounded(points[to]!)}`).join('');
  const moved = points
    .map((point, index) =>
      rounded(point) === rounded(landmarks[index]!) ? '' : `M${rounded(landmarks[index]!)}L${rounded(point)}`,
    )
    .join('');
  const dots = points.map((point) => `M${rounded(point)}h.01`).join('');
  let x = 40;
  const bars = dials.map((dial, index) => {
    const width = (costOf(dial, values[dial]) / 33.3) * 560;
    const bar = `<rect x="${x.toFixed(1)}" y="524" width="${Math.max(0, width - 2).toFixed(1)}" height="22" rx="2" fill="${['#ffa98a', '#ffd9c9', '#d3a8ff', '#a07be0', '#74e0bf'][index]}"/>`;
    x += width;
    return bar;
  });
  return `<path d="${hatch}" stroke="#74e0bf" stroke-width="3" opacity="${0.06 + background * 0.4}"/><path d="${outline}" fill="#22112f" stroke="#74e0bf" stroke-width="2" stroke-dasharray="5 7"/>
<path d="${face}${eyeballs}${lips}" fill="${skin}" fill-rule="evenodd" opacity="${0.1 + smooth * 0.45 + white * 0.2}"/>
<path d="${eyeballs}" fill="#fff" opacity=".42"/><path d="${lips}" fill="#ff8fa3" opacity=".5"/>
<path d="${mesh}" stroke="#fff" opacity=".34"/><path d="${moved}" stroke="#d3a8ff" stroke-width="3"/><path d="${dots}" stroke="#fff" stroke-width="5.5" stroke-linecap="round"/>
<rect x="40" y="524" width="560" height="22" rx="4" fill="#fff" opacity=".12"/>${bars.join('')}<path d="M${(40 + (8 / 33.3) * 560).toFixed(1)} 514V556" stroke="#fff" stroke-width="2"/>`;
}
