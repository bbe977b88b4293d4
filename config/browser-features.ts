import type { Edition } from './editions.ts';

/** Features that browsers offer to no page unless a row below allows them. */
export const browserFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
] as const;
export type BrowserFeature = (typeof browserFeatures)[number];

/** Addresses whose pages use browser features. */
export const allowedFeatures: readonly { edition: Edition; address: string; features: readonly BrowserFeature[] }[] = [
  // The device check.
  { edition: 'zh', address: '/livetool', features: ['camera', 'microphone'] },
];
