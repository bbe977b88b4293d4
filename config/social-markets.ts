import type { z } from 'zod';
import file from './content/social-markets.json';
import type { socialMarketFile } from './records/social-markets.ts';

type SocialMarketFile = z.infer<typeof socialMarketFile>;

const { markets, rooms, gifts, stores } = file as SocialMarketFile;

/** Markets that social apps go to. Laws are summaries as of October 2026, with the article to look up. */
export const socialMarkets = markets;
/** Who talks with whom: rooms that these apps live on, by the cities at both ends. */
export const socialRooms = rooms;
/** What a store keeps of 100 paid for coins, by its public terms. */
export const giftChannels = gifts as readonly SocialMarketFile['gifts'][number][] as readonly [
  SocialMarketFile['gifts'][number],
  SocialMarketFile['gifts'][number],
];
/** What reviewers of the stores try in a social app, and where it has to be. */
export const storeReviews = stores;
