import type { Ticks } from '../../../components/try/ticks.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { addWorkingDays, spokenDate } from '../../../config/rules/working-days.ts';

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
  const count = `完成 ${ticks.size}/${stepCount} 步。`;
  if (ticks.has('switch')) return `${count}已用自己的签名正式下发。`;
  if (ticks.has('carriers')) return `${count}报备已通过，换上签名今天就能发。`;
  const { filed, earliest, latest } = datesOf(filedOn({ ticks, today }));
  return `${count}${filed}交齐材料，最早 ${earliest}、最晚 ${latest}正式下发。`;
}
