import { isPromotion, yearsSinceFounding } from '../../config/rules/dates.ts';

/** What a build's moment (milliseconds since the epoch) shows on pages: it changes with the years, not with the seconds. */
export function clockOf(now: number): string {
  return `${yearsSinceFounding(now)} years${isPromotion(now) ? ', promotion' : ''}`;
}
