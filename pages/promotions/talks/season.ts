import type { Talk } from '../../../components/campaign/talks.ts';
import type { TalkBanner, Video } from '../../../config/calls/talks.ts';

export { onNow } from './words.yaml';

/** What a page of the talk programme is made from. */
export type SeasonProps = {
  talks: readonly Talk[];
  /** Who speaks, in the order of the talks. */
  names: readonly string[];
  lessons: readonly Video[];
  banners: readonly TalkBanner[];
};
