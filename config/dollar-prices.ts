import type { z } from 'zod';
import file from './content/dollar-prices.json';
import type { dollarPriceFile } from './records/dollar-prices.ts';

/** One step of a volume price: the part of a month that lies in it costs its price. */
export type DollarTier = {
  /** Last unit of the tier, counted after the free ones; null for all that follow. */
  upTo: number | null;
  /** Price in US cents of as many units as the meter's `per` says. */
  cents: number;
};

/** Something that is counted and paid for by the month, on the English edition. */
export type DollarMeter<Id extends string = string> = {
  id: Id;
  name: string;
  /** Of the quantity, in the plural. */
  unit: string;
  per: number;
  /** Units a month that cost nothing. */
  free: number;
  tiers: readonly DollarTier[];
};

type PriceFile = z.infer<typeof dollarPriceFile>;
const { meters, others, ownAgent, texts, rates, billing }: PriceFile = file;

const centsOf = (dollars: number) => Math.round(dollars * 100);

const meterFrom = <Id extends string>(
  id: Id,
  { name, unit, per = 1, free = 0, tiers }: PriceFile['meters'][string],
): DollarMeter<Id> => ({
  id,
  name,
  unit,
  per,
  free,
  tiers: tiers.map(({ upTo = null, dollars }) => ({ upTo, cents: centsOf(dollars) })),
});

/** Ids of the meters in the calculator, as `config/content/dollar-prices.json` has them. */
export type DollarMeterId = keyof (typeof file)['meters'];

/** What is sold in US dollars, without tax: a list of its own, not the Chinese one converted. */
export const dollarMeters = Object.entries(meters).map(([id, meter]) => meterFrom(id as DollarMeterId, meter));

/** The quick line of live streaming, counted apart from the calculator. */
export const dollarFastLive = meterFrom('live-fast', others['live-fast']);
const agent = meterFrom('agent', others.agent);

/** Meters that are not in the calculator. */
export const dollarOthers = [dollarFastLive, agent] as const;

/** Cents for a thousand minutes of an agent in a call: with our model and voices, and with those of the customer. */
export const dollarAgent = { ours: agent.tiers[0]!.cents, own: centsOf(ownAgent) };

/** Text messages by destination: cents for a thousand segments, and what the country asks for first. */
export const dollarTexts = texts.map(({ to, dollars, rule }) => ({ to, cents: centsOf(dollars), rule }));

const [fast] = dollarFastLive.tiers;

/** What is listed and not in the calculator, in cents. */
export const dollarRates = [
  {
    name: 'Live on the low-latency line',
    cents: fast!.cents,
    unit: `per 1,000 GB, less from ${fast!.upTo?.toLocaleString('en') ?? 0} GB a month`,
  },
  {
    name: 'Voice agent, with our model and voices',
    cents: dollarAgent.ours,
    unit: `per 1,000 minutes, besides the call; ${dollarAgent.own / 100} dollars with your own`,
  },
  ...rates.map(({ name, dollars, unit }) => ({ name, cents: centsOf(dollars), unit })),
];

/** Cents of the smallest online payment, and of a month from which a yearly contract is offered; days until an invoice is due. */
export const dollarBilling = {
  leastTopUp: centsOf(billing.leastTopUp),
  contractFrom: centsOf(billing.contractFrom),
  dueDays: billing.dueDays,
};
