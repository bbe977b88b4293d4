import { talkHours, type TalkSeason } from '../talk-seasons.ts';

const WEEK = 7 * 86_400_000;

/** When the talks of a season begin and are over, ISO 8601. */
export function talkDays({ first, skipped, talks }: Pick<TalkSeason, 'first' | 'skipped' | 'talks'>) {
  const days: { from: string; until: string }[] = [];
  const length = (talkHours.minutes + talkHours.questions) * 60_000;
  for (let begin = Date.parse(`${first}T${talkHours.from}:00+08:00`); days.length < talks; begin += WEEK) {
    // The evening in Shanghai and the day in UTC have the same date.
    if (skipped.includes(new Date(begin).toISOString().slice(0, 10))) continue;
    days.push({ from: new Date(begin).toISOString(), until: new Date(begin + length).toISOString() });
  }
  return days;
}
