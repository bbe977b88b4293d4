const SHANGHAI = 8 * 3_600_000;

export type Day = {
  /** For `<time datetime>`: `2026-03-05`. */
  iso: string;
  /** For people: `2026 年 3 月 5 日`. */
  text: string;
};

/** The day a moment (ISO 8601 with its offset) falls on in Asia/Shanghai. */
export function dayOf(moment: string): Day {
  const there = new Date(Date.parse(moment) + SHANGHAI);
  const [year, month, day] = [there.getUTCFullYear(), there.getUTCMonth() + 1, there.getUTCDate()];
  return { iso: `${year}-${twoDigits(month)}-${twoDigits(day)}`, text: `${year} 年 ${month} 月 ${day} 日` };
}

const months = 'January February March April May June July August September October November December'.split(' ');

/** The day and month of a date for readers of English: `19 August`. */
export function englishDay(iso: string): string {
  const [, month = 1, day] = iso.split('-').map(Number);
  return `${day} ${months[month - 1]}`;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The latest of some times, regardless of their offsets; undefined when there are none. */
export function latest(moments: readonly string[]): string | undefined {
  return moments.reduce<string | undefined>(
    (newest, moment) => (newest === undefined || Date.parse(moment) > Date.parse(newest) ? moment : newest),
    undefined,
  );
}
