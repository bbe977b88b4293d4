import type { VisaProps } from '../../../components/social/visa.tsx';
import { socialMarkets } from '../../../config/social-markets.ts';
import * as words from './words.yaml';

const looks = [
  { shape: 'hexagon', ink: 'green' },
  { shape: 'oval', ink: 'red' },
  { shape: 'round', ink: 'red' },
  { shape: 'frame', ink: 'green' },
  { shape: 'round', ink: 'blue' },
  { shape: 'frame', ink: 'blue' },
] as const;

/** What each market asks for when something has to go, as a visa. */
export const visas: readonly VisaProps[] = socialMarkets.map(({ name, city, takedown }, index) => ({
  ...looks[index % looks.length]!,
  name,
  place: city,
  note: takedown.stamp,
}));

/** Markets by their laws; Indonesia has a second, shorter time for what is urgent. */
export const deadlines = [words.deadlines[0], ...socialMarkets.map(({ name, takedown }) => ({ name, ...takedown }))];

export const payouts = socialMarkets.map(({ name, payout }) => ({ name, ...payout }));

/** Half of what the store leaves goes to the host, in the example. */
export const hostShare = 0.5;
