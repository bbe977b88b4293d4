import type { BrowserFeature } from '#generator';
import type { Edition } from './editions.ts';

/** Addresses whose pages use browser features. */
export const allowedFeatures: readonly { edition: Edition; address: string; features: readonly BrowserFeature[] }[] = [
  // The device check.
  { edition: 'zh', address: '/livetool', features: ['camera', 'microphone'] },
];
