import type { Edition } from '../../config/editions.ts';

/** How yes and no are read. */
export const yesAndNo: Record<Edition, { yes: string; no: string }> = {
  zh: { yes: '支持', no: '不支持' },
  en: { yes: 'Included', no: 'Not included' },
};
