import { meterOf } from '../../../config/prices.ts';
import { grouped, yuan } from '../../../config/rules/price.ts';
import * as words from './words.yaml';

/** What the app charges for a minute, in yuan; what the caller has; and how long they would like to talk, in minutes. */
export const prices = [1, 2, 3, 5, 8];
export const balances = [5, 10, 20, 30, 50, 100];
export const wishes = [1, 2, 3, 5, 8, 10, 15, 20];
export const first = { price: 3, balance: 20, wish: 8 };

/** Seconds before the money ends at which both sides see it, and between two pictures that are reviewed. */
export const warning = 60;
export const reviewed = 5;
/** Seconds at which a call is blurred unless both ask to see, and seconds that are kept before and after a breach. */
export const blurred = 10;
export const kept = 15;
const video = meterOf('netcall', 'hd').tiers[0]!.fen;

export type Call = Readonly<Record<'price' | 'balance' | 'wish', number>>;

/** Minutes and seconds: 6:40. */
export const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A call by the second, in fen: what the balance lasts for, how long it went, what it cost both. */
export function callOf({ price, balance, wish }: Call) {
  const lasts = Math.floor((balance * 60) / price);
  const seconds = Math.min(wish * 60, lasts);
  const cut = lasts < wish * 60;
  const charged = Math.round((seconds * price * 100) / 60);
  return {
    lasts,
    seconds,
    cut,
    warned: lasts - warning < seconds ? Math.max(0, lasts - warning) : null,
    charged,
    left: balance * 100 - charged,
    /** Two people, each to the full minute of the month's sum: per call exact to the second. */
    ours: Math.round((2 * seconds * video) / 60 / 1000),
    pictures: Math.floor(seconds / reviewed) * 2,
  };
}

/** What the dials amount to. */
export function readingOf(call: Call) {
  const { seconds, cut, warned, charged, left, ours, pictures } = callOf(call);
  const end = cut ? words.status.spent : words.status.hungUp;
  return {
    texts: {
      price: words.status.price({ price: call.price }),
      balance: `¥${call.balance}`,
      wish: words.status.wish({ wish: call.wish }),
      length: clockOf(seconds),
      rate: words.status.rate({ seconds, price: call.price }),
      charged: yuan(charged),
      left: yuan(left),
      warned: warned === null ? words.status.notWarned : words.status.warned({ warned: clockOf(warned) }),
      pictures: words.status.pictures({ pictures: grouped(pictures) }),
      ours: yuan(ours),
      end,
    },
    status: words.status.whole({ seconds: clockOf(seconds), charged: yuan(charged), left: yuan(left), end }),
  };
}

/** The call as a ruler: spent seconds, the warning, the end, and below it the line of reviewed pictures. */
export function meterPicture(call: Call): string {
  const { seconds, lasts, warned, cut } = callOf(call);
  const whole = Math.max(seconds, Math.min(lasts, call.wish * 60)) * 1.08;
  const x = (second: number) => Math.round((second / whole) * 600 * 10) / 10 + 20;
  const step = [15, 30, 60, 120, 300].find((one) => whole / one < 9)!;
  const ticks = Array.from({ length: Math.floor(whole / step) + 1 }, (_, at) => at * step)
    .map(
      (at) =>
        `<path d="M${x(at)} 96v14" stroke="var(--muted)" stroke-width="2"/>${at % (step * 2) === 0 && at < whole * 0.95 ? `<text x="${x(at)}" y="138" font-size="23" text-anchor="${at === 0 ? 'start' : 'middle'}" fill="var(--muted)">${clockOf(at)}</text>` : ''}`,
    )
    .join('');
  const late =
    warned === null
      ? ''
      : `<path d="M${x(warned)} 44H${x(seconds)}V96H${x(warned)}Z" fill="var(--third)"/><text x="${Math.max(60, x(warned))}" y="30" font-size="23" text-anchor="${x(warned) > 400 ? 'end' : 'middle'}" fill="var(--third-ink)">${words.meter.warning}</text>`;
  const dots = Array.from({ length: 60 }, (_, at) => (at / 60) * seconds)
    .map((at) => `M${x(at) + 4} 178v.1`)
    .join('');
  return `<path d="M20 44H${x(seconds)}V96H20Z" fill="var(--tint)"/>${late}<path d="M${x(seconds)} 36V108" stroke="currentColor" stroke-width="4"/><text x="${Math.min(612, x(seconds))}" y="30" font-size="23" font-weight="600" text-anchor="end" fill="currentColor">${warned !== null && x(seconds) - x(warned) < 200 ? '' : cut ? words.meter.cut : words.meter.hungUp}</text><path d="M20 96H620" stroke="var(--muted)" stroke-width="2"/>${ticks}<path d="${dots}" stroke="var(--second)" stroke-width="7" stroke-linecap="round"/><text x="20" y="222" font-size="23" fill="var(--second-ink)">${words.meter.reviewed({ seconds: reviewed })}</text>`;
}
