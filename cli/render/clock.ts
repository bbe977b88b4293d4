import { campaigns, type Campaign } from '../../config/campaigns.ts';
import { talkSeasons } from '../../config/talk-seasons.ts';
import { isDuring, yearsSinceFounding } from '../../config/rules/dates.ts';
import { talkDays } from '../../config/rules/talk-days.ts';

/** Ends of campaigns and of talks, after which pages show something else. */
const ends = [...Object.values<Campaign>(campaigns), ...talkSeasons.flatMap(talkDays)];

/** What a build's moment (milliseconds since the epoch) shows on pages: it changes with years, campaigns and talks, not with the seconds. */
export function clockOf(now: number): string {
  const running = ends.filter((time) => isDuring({ until: time.until }, now)).length;
  return `${yearsSinceFounding(now)} years, ${running} to end`;
}
