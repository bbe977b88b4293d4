import { type Clock, earliest, isDuring } from '#generator';
import { campaigns, type Campaign } from './campaigns.ts';
import { nextAnniversary, yearsSinceFounding } from './rules/dates.ts';
import { promotionEnd } from './limits.ts';
import { talkDays } from './rules/talk-days.ts';
import { talkSeasons } from './talk-seasons.ts';

/** Ends of campaigns and talks, after which pages change. */
const ends = [...Object.values<Campaign>(campaigns), ...talkSeasons.flatMap(talkDays)];

/** What changes by itself: the years counter, campaigns and talks. */
export const clock: Clock = {
  keyAt(now) {
    const running = ends.filter((time) => isDuring({ until: time.until }, now)).length;
    return `${yearsSinceFounding(now)} years, ${running} to end`;
  },
  nextChange(now) {
    const moments = [nextAnniversary(now), ...ends.map(({ until }) => (until ? Date.parse(until) : null))];
    return earliest(moments.filter((moment) => moment !== null && moment > now));
  },
  // The day before it ends.
  promotion: promotionEnd - 86_400_000,
};
