import type { Ticks } from '../../../components/try/ticks.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { addWorkingDays, spokenDate } from '../../../config/rules/working-days.ts';
import * as words from './words.yaml';

const { carrierDaysFrom, carrierDaysTo } = productLimits.sms.review;

/** How many steps there are, and those that have to be done before the carriers begin to count. */
export const stepCount = 8;
const papers = ['company', 'sign', 'template'] as const;

/** Working days after the filing on which a signature may be used: the carriers count from the next day, it works the day after. */
export const usableAfter = { earliest: carrierDaysFrom + 1, latest: carrierDaysTo + 1 };

/** The dates that follow from a filing. On a day off, nobody reads it before the next working day. */
export function datesOf(filed: string) {
  const after = (days: number) => spokenDate(addWorkingDays(filed, days));
  return { filed: after(0), earliest: after(usableAfter.earliest), latest: after(usableAfter.latest) };
}

/** The date of the last paper; today while one is missing. */
export function filedOn({ ticks, today }: { ticks: Ticks; today: string }): string {
  const dates = papers.flatMap((paper) => ticks.get(paper) ?? []).sort();
  return dates.length === papers.length ? dates.at(-1)! : today;
}

/** Where somebody stands on a date. */
export function statusOf({ ticks, today }: { ticks: Ticks; today: string }): string {
  const count = words.status.count({ done: ticks.size, all: stepCount });
  if (ticks.has('switch')) return words.status.sent({ count });
  if (ticks.has('carriers')) return words.status.ready({ count });
  const { filed, earliest, latest } = datesOf(filedOn({ ticks, today }));
  return words.status.planned({ count, filed, earliest, latest });
}
