import { type Clock, earliest } from '#generator';
import { campaignAddresses, campaignOf } from './campaigns.ts';
import { nextAnniversary, yearsSinceFounding } from './rules/dates.ts';
import { promotionEnd } from './limits.ts';
import { talkDays } from './rules/talk-days.ts';
import { talkSeasons } from './talk-seasons.ts';

/** When campaigns begin and end, and talks are over: pages change then. */
const changes = (): number[] => [
  ...campaignAddresses
    .map(campaignOf)
    .flatMap(({ from, until }) => [from, until ?? []].flat())
    .map(Date.parse),
  ...talkSeasons.flatMap(talkDays).map(({ until }) => Date.parse(until)),
];

/** What changes by itself: the years counter, campaigns and talks. */
export const clock: Clock = {
  keyAt(now) {
    const coming = changes().filter((moment) => moment > now).length;
    return `${yearsSinceFounding(now)} years, ${coming} to come`;
  },
  nextChange(now) {
    return earliest([nextAnniversary(now), ...changes()].filter((moment) => moment > now));
  },
  // The day before it ends.
  promotion: promotionEnd - 86_400_000,
};
