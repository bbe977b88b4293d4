import type { Edition } from '../../config/editions.ts';
import { dayOf as dayInShanghai, englishDay } from '../ui/day.ts';

/** The day of a moment where the company is, for `<time>` and for readers: `2026 年 5 月 1 日`, `1 May 2026`. */
export function dayOf({ moment, edition }: { moment: string; edition: Edition }): { iso: string; text: string } {
  const { iso, text } = dayInShanghai(moment);
  return { iso, text: edition === 'zh' ? text : `${englishDay(iso)} ${iso.slice(0, 4)}` };
}
