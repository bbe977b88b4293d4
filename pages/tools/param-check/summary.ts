import type { Verdict } from '../../../config/param-checks/check.ts';

/** How many errors, warnings and fine fields there are. The sentence is in code: as words it would exceed the bytes that the script may have. */
export function summaryOf(found: readonly { verdict: string }[]): string {
  const count = (verdict: Verdict) => found.filter((one) => one.verdict === verdict).length;
  return `错误 ${count('error')} 处，提醒 ${count('warning')} 处，合格 ${count('fine')} 项`;
}
