import { partnerTerms } from '../../../config/partners.ts';
import { meterOf } from '../../../config/prices.ts';
import { discounted } from '../../../config/rules/partners.ts';
import { lineOf } from '../../../config/rules/price.ts';
import * as words from './words.yaml';

/** Minutes a month of one clinic: 90 visits of 12 minutes, counted at both ends. */
const minutesOfClinic = 90 * 12 * 2;
/** What a clinic pays a year, in yuan, and what it takes to build the module, in fen. */
const fee = 1_200;
const work = 5_600_000;

/** What a year of that many clinics costs in fen, at the first level: the others take the consumption of a year before. */
export function costOf(count: number): number {
  return discounted(lineOf(meterOf('netcall', 'hd'), count * minutesOfClinic).fen * 12, partnerTerms.isv.tenths[0]);
}
export const incomeOf = (count: number) => count * fee * 100;

const count = 240;
/** The worked year of a maker of clinic software; income, cost, work and what is left in fen. */
export const clinics = {
  count,
  fee,
  minutes: count * minutesOfClinic,
  income: incomeOf(count),
  cost: costOf(count),
  work,
  left: incomeOf(count) - costOf(count) - work,
};

/** How many clinics pay for a year and for building the module. */
export function breakEven(): number {
  let clinics = 1;
  while (incomeOf(clinics) < costOf(clinics) + work) clinics++;
  return clinics;
}

/** The parts of an integrator's contract in yuan, and what stays of each in per cent. */
export const parts = [
  { name: words.contract.parts.licence, price: 1_400_000, share: partnerTerms.si.percent[2] },
  { name: words.contract.parts.servers, price: 1_050_000, share: 10 },
  { name: words.contract.parts.integration, price: 520_000, share: 30 },
  { name: words.contract.parts.upkeep, price: 230_000, share: 40 },
];
export const total = parts.reduce((sum, { price }) => sum + price, 0);
export const margin = parts.reduce((sum, { price, share }) => sum + (price * share) / 100, 0);

/** What a dealer's customers consume in each quarter, in yuan. */
export const quarters = [180_000, 320_000, 520_000, 780_000] as const;
export const reached = (quarter: number) => quarters.slice(0, quarter + 1).reduce((sum, amount) => sum + amount, 0);
