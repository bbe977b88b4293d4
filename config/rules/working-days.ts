/** Days that are holidays by law; working days moved for them are announced each autumn and not counted. */
export const holidays: Readonly<Record<string, string>> = {
  '2027-01-01': '元旦',
  '2027-02-05': '除夕',
  '2027-02-06': '春节',
  '2027-02-07': '春节',
  '2027-02-08': '春节',
  '2027-04-05': '清明',
  '2027-05-01': '劳动节',
  '2027-05-02': '劳动节',
  '2027-06-09': '端午',
  '2027-09-15': '中秋',
  '2027-10-01': '国庆',
  '2027-10-02': '国庆',
  '2027-10-03': '国庆',
};

const dayLength = 86_400_000;
const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`);
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Day of the week of a date such as `2027-01-15`, from 0 for Sunday. */
export const weekdayOf = (date: string) => new Date(timeOf(date)).getUTCDay();

/** The date some days later. */
export const addDays = (date: string, days: number) => dateOf(timeOf(date) + days * dayLength);

/** Whether a date is a holiday or on a weekend. */
export const isOff = (date: string) => date in holidays || weekdayOf(date) % 6 === 0;

/** The date so many working days after another, which is itself moved to a working day first. */
export function addWorkingDays(date: string, days: number): string {
  if (isOff(date)) return addWorkingDays(addDays(date, 1), days);
  return days === 0 ? date : addWorkingDays(addDays(date, 1), days - 1);
}

/** `2027-01-15` as `1 月 15 日周五`. */
export function spokenDate(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${month} 月 ${day} 日周${'日一二三四五六'[weekdayOf(date)]}`;
}
