/** The components of `/global/social`, in the order of the page: each has a page of its own below `/global/social/components/`. */
export const socialComponents = [
  'passport',
  'visa',
  'room-latency',
  'takedown-ruler',
  'gift-split',
  'payout-table',
  'store-desk',
] as const;
export type SocialComponent = (typeof socialComponents)[number];
