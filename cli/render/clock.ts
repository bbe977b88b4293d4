import { campaigns, type Campaign } from '../../config/campaigns.ts';
import { isDuring, nextAnniversary, yearsSinceFounding } from '../../config/rules/dates.ts';
import { earliest } from '../../config/rules/publication.ts';
import { talkDays } from '../../config/rules/talk-days.ts';
import { talkSeasons } from '../../config/talk-seasons.ts';

/** Ends of campaigns and of talks, after which pages show something else. */
const ends = [...Object.values<Campaign>(campaigns), ...talkSeasons.flatMap(talkDays)];

/** What a build's moment (milliseconds since the epoch) shows on pages: it changes with years, campaigns and talks, not with the seconds. */
export function clockOf(now: number): string {
  const running = ends.filter((time) => isDuring({ until: time.until }, now)).length;
  return `${yearsSinceFounding(now)} years, ${running} to end`;
}

/** When pages show something else by themselves, milliseconds since the epoch: the next moment for which `clockOf` differs from `now`. */
export function nextClockChange(now: number): number | null {
  const moments = [nextAnniversary(now), ...ends.map(({ until }) => (until ? Date.parse(until) : null))];
  return earliest(moments.filter((moment) => moment !== null && moment > now));
}
