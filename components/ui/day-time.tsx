import { dayOf } from './day.ts';

/** A moment (ISO 8601 with its offset) as the day it falls on. */
export function DayTime({ moment }: { moment: string }) {
  const { iso, text } = dayOf(moment);
  return <time dateTime={iso}>{text}</time>;
}
