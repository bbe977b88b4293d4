import type { Talk } from '../../../components/campaign/talks.ts';
import type { Video } from '../../../config/calls/talks.ts';

export type SeasonProps = { talks: readonly Talk[]; lessons: readonly Video[] };

export const onNow = { href: '/promotion/m/mctalk4', name: '第四季' };
