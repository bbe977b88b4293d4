import { grouped } from '../../../config/rules/price.ts';

/** An example match: seconds of the fight and of the penalty after it. */
export const fight = 300;
const penalty = 60;
export const times = Array.from({ length: (fight + penalty) / 10 + 1 }, (_, at) => at * 10);
/** Milliseconds from the camera to a viewer, by line. */
export const lags = [300, 1_000, 3_000, 5_000];
export const first = { time: 290, lag: 3_000 };

/** Gifts of the example: the second, the side and the points. The last ten seconds decide. */
const gifts: readonly (readonly [at: number, side: 'left' | 'right', points: number])[] = [
  ...Array.from({ length: 29 }, (_, at): [number, 'left' | 'right', number] => [
    at * 10 + 4,
    (at * 7) % 5 < 3 ? 'left' : 'right',
    60 + ((at * 53) % 140),
  ]),
  [288, 'right', 520],
  [292, 'left', 120],
  [297, 'right', 990],
  [299, 'left', 1_314],
];

/** Points of a side when a second has passed. Gifts after the end count for nobody. */
export const scoreOf = (side: 'left' | 'right', second: number) =>
  gifts
    .filter(([at, of]) => of === side && at <= Math.min(second, fight))
    .reduce((sum, [, , points]) => sum + points, 0);

/** Minutes and seconds: 4:57. */
export const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const lagText = (lag: number) => (lag < 1_000 ? `${lag} 毫秒` : `${lag / 1_000} 秒`);

export type Moment = Readonly<Record<'time' | 'lag', number>>;

/** What a viewer sees at a moment who gets the picture late: the score of that picture, and how far a message would run ahead of it. */
export function readingOf({ time, lag }: Moment) {
  const seen = Math.max(0, time - lag / 1_000);
  const [left, right] = [scoreOf('left', seen), scoreOf('right', seen)];
  const spoiled = gifts.filter(([at]) => at > seen && at <= Math.min(time, fight)).length;
  const remaining = Math.max(0, fight - Math.floor(seen));
  const over = seen >= fight;
  const ahead =
    left === right ? '打平' : left > right ? `林遥领先 ${grouped(left - right)}` : `阿岩领先 ${grouped(right - left)}`;
  return {
    texts: {
      time: clockOf(time),
      lag: lagText(lag),
      left: grouped(left),
      right: grouped(right),
      clock: over ? `惩罚 ${clockOf(Math.max(0, fight + penalty - Math.floor(seen)))}` : clockOf(remaining),
      early: `${grouped(scoreOf('left', time))} : ${grouped(scoreOf('right', time))}`,
      spoiled: spoiled === 0 ? '此刻没有提前露底' : `提前露底 ${spoiled} 份礼物`,
    },
    status: `观众晚 ${lagText(lag)}：画面里 ${grouped(left)} 比 ${grouped(right)}，${ahead}${over ? '，已结束' : ''}`,
  };
}

/** The bar between the halves, as SVG: each side as long as its share. */
export function barPicture({ time, lag }: Moment): string {
  const seen = Math.max(0, time - lag / 1_000);
  const [left, right] = [scoreOf('left', seen) + 1, scoreOf('right', seen) + 1];
  const middle = Math.round((left / (left + right)) * 1_000);
  return `<path d="M0 0H${middle}V28H0Z" fill="#ff7a3d"/><path d="M${middle} 0H1000V28H${middle}Z" fill="#8a5cff"/><path d="M${middle} -6V34" stroke="var(--ink)" stroke-width="6"/><path d="M500 0V28" stroke="#fff" stroke-width="2" stroke-dasharray="4 4"/>`;
}
