import { certificateIds, certificates } from '../certificates.ts';
import { rows } from './route.ts';

/** One page shows every certificate. */
export const certification = rows(
  { edition: 'zh', layout: 'zh', label: '安全与合规', page: 'certification/certificate' },
  certificateIds.map((id) => ({ path: `/certification/${id}`, name: certificates[id].name })),
);
