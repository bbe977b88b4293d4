import type { Lecturer, Video } from '../../config/calls/talks.ts';
import { talkDays } from '../../config/rules/talk-days.ts';
import { talkHours, type TalkSeason } from '../../config/talk-seasons.ts';

export type Talk = {
  index: number;
  lecturer: Lecturer;
  /** Moments, ISO 8601. */
  from: string;
  until: string;
  /** Month and day: `10.08`. */
  date: string;
  /** Weekday and hour. */
  hour: string;
};

/** The talks of a season: its lecturers, in their order, one each Thursday. */
export function talksOf(season: TalkSeason, lecturers: readonly Lecturer[]): Talk[] {
  const days = talkDays(season);
  return lecturers
    .filter((lecturer) => lecturer.season === season.id)
    .slice(0, days.length)
    .map((lecturer, index) => ({
      index,
      lecturer,
      ...days[index]!,
      date: days[index]!.from.slice(5, 10).replace('-', '.'),
      hour: `周四 ${talkHours.from}`,
    }));
}

/** Lessons by these lecturers, newest first. */
export const lessonsOf = (names: readonly string[], videos: readonly Video[]): Video[] =>
  videos.filter(({ lecturer }) => names.includes(lecturer));
