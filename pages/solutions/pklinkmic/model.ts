import { tenth } from '../../../components/art/kit/tenth.ts';
import { crafts, tables } from '../../../components/art/kit/crafts.ts';
import { grouped } from '../../../config/rules/price.ts';
import * as words from './words.yaml';

/** An example match: seconds of the fight and of the penalty after it. */
export const fight = 300;
const penalty = 60;
/** Seconds to choose from: half minutes, and each second of the ten that decide. */
export const times = [
  ...Array.from({ length: 9 }, (_, at) => at * 30),
  ...[260, 270, 280, 285],
  ...Array.from({ length: 16 }, (_, at) => 290 + at),
  ...[310, 330, fight + penalty],
];
/** Milliseconds from the camera to a viewer, by line. */
export const lags = [300, 1_000, 3_000, 5_000];
export const first = { time: 298, lag: 3_000 };

export const colors = { left: '#ff7a3d', right: '#7a4bf5' };

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
const lagText = (lag: number) =>
  lag < 1_000 ? words.lag.milliseconds({ lag }) : words.lag.seconds({ seconds: lag / 1_000 });

export type Moment = Readonly<Record<'time' | 'lag', number>>;

/** The second of the match that a viewer sees. */
const seenAt = ({ time, lag }: Moment) => Math.max(0, time - lag / 1_000);

/** What a gift is called, by its points. */
const giftNames: readonly (readonly [from: number, name: string])[] = [
  [1_000, words.gifts.fireworks],
  [900, words.gifts.rocket],
  [500, words.gifts.castle],
  [0, words.gifts.flower],
];

/** The last gift of a side that is in the picture. */
function giftOf(side: 'left' | 'right', second: number): string {
  const points = gifts.findLast(([at, of]) => of === side && at <= second)?.[2];
  if (points === undefined) return words.gifts.none;
  return `${giftNames.find(([from]) => points >= from)![1]} +${grouped(points)}`;
}

const leadOf = (left: number, right: number) => {
  if (left === right) return words.lead.even;
  return left > right
    ? words.lead.left({ by: grouped(left - right) })
    : words.lead.right({ by: grouped(right - left) });
};

/** What a viewer sees at a moment who gets the picture late: the score of that picture, and how far a message would run ahead of it. */
export function readingOf(moment: Moment) {
  const { time, lag } = moment;
  const seen = seenAt(moment);
  const [left, right] = [scoreOf('left', seen), scoreOf('right', seen)];
  const [sentLeft, sentRight] = [scoreOf('left', time), scoreOf('right', time)];
  const spoiled = gifts.filter(([at]) => at > seen && at <= Math.min(time, fight)).length;
  const isOver = seen >= fight;
  return {
    texts: {
      time: clockOf(time),
      lag: lagText(lag),
      left: grouped(left),
      right: grouped(right),
      leftGift: giftOf('left', seen),
      rightGift: giftOf('right', seen),
      clock: isOver
        ? words.duelStatus.penalty({ clock: clockOf(Math.max(0, fight + penalty - Math.floor(seen))) })
        : clockOf(fight - Math.floor(seen)),
      early: `${grouped(sentLeft)} : ${grouped(sentRight)}`,
      spoiled:
        spoiled === 0
          ? words.duelStatus.same
          : words.duelStatus.spoiled({ lead: leadOf(sentLeft, sentRight), spoiled }),
    },
    status: words.duelStatus.status({
      lag: lagText(lag),
      left: grouped(left),
      right: grouped(right),
      lead: leadOf(left, right),
      end: isOver ? words.duelStatus.over : '',
    }),
  };
}

/** The screen of a viewer: the score from edge to edge, each side as long as its share, and below it the two tables as far as they are. */
export function screen(moment: Moment): string {
  const seen = seenAt(moment);
  const [left, right] = [scoreOf('left', seen) + 1, scoreOf('right', seen) + 1];
  const middle = Math.round((left / (left + right)) * 1_440);
  const done = Math.min(1, tenth((seen / fight) * 10) / 10);
  return `<svg viewBox="0 0 1440 64" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0H${middle}V64H0Z" fill="${colors.left}"/><path d="M${middle} 0H1440V64H${middle}Z" fill="${colors.right}"/><path d="M${middle} 0V64" stroke="#fff" stroke-width="6"/></svg><svg viewBox="0 0 1440 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path d="M0 0H720V440H0Z" fill="${tables.fan}"/><g transform="translate(500 220)">${crafts.fan(done)}</g><path d="M720 0H1440V440H720Z" fill="${tables.cup}"/><g transform="translate(940 220)">${crafts.cup(done)}</g><path d="M720 0V440" stroke="#fff" stroke-width="4"/></svg>`;
}
