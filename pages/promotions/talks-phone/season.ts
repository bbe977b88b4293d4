import type { Talk } from '../../../components/campaign/talks.ts';
import type { Video } from '../../../config/calls/talks.ts';

export { onNow } from './words.yaml';

export type SeasonProps = { talks: readonly Talk[]; lessons: readonly Video[] };
