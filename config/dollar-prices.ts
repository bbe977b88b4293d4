import { productLimits } from './product-limits.ts';

/** One step of a volume price: the part of a month that lies in it costs its price. */
export type DollarTier = {
  /** Last unit of the tier, counted after the free ones; null for all that follow. */
  upTo: number | null;
  /** Price in US cents of as many units as the meter's `per` says. */
  cents: number;
};

/** Something that is counted and paid for by the month, on the English edition. */
export type DollarMeter = {
  id: string;
  name: string;
  /** Of the quantity, in the plural. */
  unit: string;
  per: number;
  /** Units a month that cost nothing. */
  free: number;
  tiers: readonly DollarTier[];
};

const thousand = 1_000;

/** What is sold in US dollars, without tax: a list of its own, not the Chinese one converted. */
export const dollarMeters = [
  {
    id: 'users',
    name: 'Chat',
    unit: 'users',
    per: 1,
    free: 100,
    tiers: [
      { upTo: 10_000, cents: 6 },
      { upTo: 100_000, cents: 5 },
      { upTo: null, cents: 4 },
    ],
  },
  {
    id: 'voice',
    name: 'Voice',
    unit: 'minutes',
    per: thousand,
    free: 5_000,
    tiers: [
      { upTo: 1_000_000, cents: 99 },
      { upTo: 5_000_000, cents: 89 },
      { upTo: null, cents: 79 },
    ],
  },
  {
    id: 'video',
    name: 'HD video',
    unit: 'minutes',
    per: thousand,
    free: 5_000,
    tiers: [
      { upTo: 1_000_000, cents: 399 },
      { upTo: 5_000_000, cents: 359 },
      { upTo: null, cents: 319 },
    ],
  },
  {
    id: 'live',
    name: 'Live streaming',
    unit: 'GB',
    per: thousand,
    free: 0,
    tiers: [
      { upTo: 10_000, cents: 5_500 },
      { upTo: 50_000, cents: 4_900 },
      { upTo: null, cents: 4_200 },
    ],
  },
  {
    id: 'texts',
    name: 'SMS to the US',
    unit: 'segments',
    per: thousand,
    free: 0,
    tiers: [{ upTo: null, cents: 1_290 }],
  },
] as const satisfies readonly DollarMeter[];

export type DollarMeterId = (typeof dollarMeters)[number]['id'];

/** The quick line of live streaming, counted apart from the calculator. */
export const dollarFastLive = {
  id: 'live-fast',
  name: 'Low-latency live',
  unit: 'GB',
  per: thousand,
  free: 0,
  tiers: [
    { upTo: 10_000, cents: 8_250 },
    { upTo: 50_000, cents: 7_350 },
    { upTo: null, cents: 6_300 },
  ],
} as const satisfies DollarMeter;

/** Cents for a thousand minutes of an agent in a call: with our model and voices, and with those of the customer. */
export const dollarAgent = { ours: 1_600, own: 900 } as const;

/** Meters that are not in the calculator. */
export const dollarOthers = [
  dollarFastLive,
  {
    id: 'agent',
    name: 'Voice agent',
    unit: 'minutes',
    per: thousand,
    free: 0,
    tiers: [{ upTo: null, cents: dollarAgent.ours }],
  },
] as const satisfies readonly DollarMeter[];

/** Text messages by destination: cents for a thousand segments, and what the country asks for first. */
export const dollarTexts = [
  { to: 'United States', cents: 1_290, rule: 'Brand and campaign registration' },
  { to: 'Brazil', cents: 3_400, rule: 'Sent from a short code' },
  { to: 'Singapore', cents: 4_500, rule: 'Sender ID registration' },
  { to: 'Japan', cents: 7_900, rule: 'Links registered in advance' },
  { to: 'Germany', cents: 8_700, rule: 'Double opt-in for marketing' },
  { to: 'United Arab Emirates', cents: 9_300, rule: 'Marketing only from 9:00 to 19:00' },
] as const;

/** What is listed and not in the calculator, in cents. */
export const dollarRates = [
  {
    name: 'Live on the low-latency line',
    cents: dollarFastLive.tiers[0].cents,
    unit: `per 1,000 GB, less from ${dollarFastLive.tiers[0].upTo.toLocaleString('en')} GB a month`,
  },
  {
    name: 'Voice agent, with our model and voices',
    cents: dollarAgent.ours,
    unit: `per 1,000 minutes, besides the call; ${dollarAgent.own / 100} dollars with your own`,
  },
  { name: 'Cloud recording, mixed', cents: 450, unit: 'per 1,000 minutes' },
  {
    name: 'Recording storage',
    cents: 2,
    unit: `per GB per month, after the first ${productLimits.netcall.recording} days`,
  },
  { name: 'Chat search in the cloud', cents: 1_400, unit: 'per million messages per month' },
] as const;

/** Cents of the smallest online payment, and of a month from which a yearly contract is offered; days until an invoice is due. */
export const dollarBilling = { leastTopUp: 1_000, contractFrom: 300_000, dueDays: 15 } as const;
