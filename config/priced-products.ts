/** Products with a price list, by the last segment of its address, in the order of their tabs. */
export const pricedProducts = [
  'im',
  'netcall',
  'sms',
  'quicklogin',
  'interact',
  'whiteboard',
  'censorship',
  'live',
  'vod',
  'cloudcall',
] as const;
export type PricedProduct = (typeof pricedProducts)[number];
