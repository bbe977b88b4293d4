import type { Edition } from '../editions.ts';

/** Parameters that are the same on every register link of an edition. */
export const registration = {
  zh: { h: 'media', t: 'media' },
  en: { h: 'overseas', t: 'overseas', locale: 'en_US' },
} as const satisfies Record<Edition, Readonly<Record<string, string>>>;
