import { founded, promotionEnd } from '../limits.ts';

/** Asia/Shanghai is UTC+8 all year, and has been since 1991: a fixed shift is exact, and needs no time-zone data. */
const SHANGHAI = 28_800_000;

/**
 * Full years from the founding day to `now` (milliseconds since the epoch), on the calendar of Asia/Shanghai.
 */
export function yearsSinceFounding(now: number): number {
  const today = new Date(now + SHANGHAI);
  const years = today.getUTCFullYear() - founded.year;
  const month = today.getUTCMonth() + 1;
  const reached = month > founded.month || (month === founded.month && today.getUTCDate() >= founded.day);
  return reached ? years : years - 1;
}

/** The first anniversary of the founding day after `now`, milliseconds since the epoch. */
export function nextAnniversary(now: number): number {
  const year = founded.year + yearsSinceFounding(now) + 1;
  return Date.UTC(year, founded.month - 1, founded.day) - SHANGHAI;
}

/** Whether the promotion (and with it the festival logo) still runs at `now`, milliseconds since the epoch. */
export function isPromotion(now: number): boolean {
  return now < promotionEnd;
}

/** The first moment of a day in Asia/Shanghai: `2026-11-30T00:00:00+08:00`. */
export const startOfDay = (day: string) => `${day}T00:00:00+08:00`;

/** The first moment after a day. */
export const endOfDay = (day: string) =>
  startOfDay(new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10));
