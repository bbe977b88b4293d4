import type { Edition } from '../../config/editions.ts';
import { dayOf as dayInShanghai } from '../ui/day.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

/** The day of a moment where the company is, for `<time>` and for readers: `2026 年 5 月 1 日`, `1 May 2026`. */
export function dayOf({ moment, edition }: { moment: string; edition: Edition }): { iso: string; text: string } {
  const { iso, text } = dayInShanghai(moment);
  if (edition === 'zh') return { iso, text };
  const [year, month = 1, day] = iso.split('-').map(Number);
  return { iso, text: `${day} ${months[month - 1]} ${year}` };
}
