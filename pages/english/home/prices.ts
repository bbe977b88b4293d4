import { dollarMeters } from '../../../config/dollar-prices.ts';
import { roundDollars } from '../../../config/rules/dollars.ts';
import { prices as words } from './words.yaml';

/** The first tier of each meter, as rows of numbers with their conditions. */
export const prices = dollarMeters.map(({ name, unit, per, free, tiers }) => ({
  value: roundDollars(tiers[0]!.cents),
  name,
  condition: [
    per === 1 ? words.each({ unit: unit.replace(/s$/, '') }) : words.many({ per: per.toLocaleString('en'), unit }),
    ...(free > 0 ? [words.free({ free: free.toLocaleString('en') })] : []),
  ].join(', '),
}));
