import { campaigns, type Campaign } from '../../config/campaigns.ts';
import { isDuring, nextAnniversary, yearsSinceFounding } from '../../config/rules/dates.ts';
import { earliest } from '../../config/rules/publication.ts';
import { talkDays } from '../../config/rules/talk-days.ts';
import { talkSeasons } from '../../config/talk-seasons.ts';

/** Ends of campaigns and talks, after which pages change. */
const ends = [...Object.values<Campaign>(campaigns), ...talkSeasons.flatMap(talkDays)];

/** A key for what pages show at a time (milliseconds since 1970): it changes only with years, campaigns and talks. */
export function clockOf(now: number): string {
  const running = ends.filter((time) => isDuring({ until: time.until }, now)).length;
  return `${yearsSinceFounding(now)} years, ${running} to end`;
}

/** The next time at which `clockOf` changes, in milliseconds since 1970. */
export function nextClockChange(now: number): number | null {
  const moments = [nextAnniversary(now), ...ends.map(({ until }) => (until ? Date.parse(until) : null))];
  return earliest(moments.filter((moment) => moment !== null && moment > now));
}
