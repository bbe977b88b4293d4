import { dollarBilling, dollarRates, dollarTexts } from '../../../config/dollar-prices.ts';
import { gigabytesAnHour, streamRates } from '../../../config/live-lines.ts';
import { roundDollars, unitDollars } from '../../../config/rules/dollars.ts';
import { grouped } from '../../../config/rules/price.ts';
import type { Use } from './model.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';
const { leastTopUp, contractFrom, dueDays } = dollarBilling;
const none: Use = { users: 0, voice: 0, video: 0, live: 0, texts: 0 };
const viewerHours = grouped(Math.round(50_000 / gigabytesAnHour(streamRates[720]) / 1_000) * 1_000);

/** Months of three customers, from the smallest bill to the largest. The calculator begins with the second. */
export const months: readonly { name: string; text: string; use: Use }[] = [
  {
    ...words.customers.marketplace,
    use: { ...none, users: 20_000, texts: 10_000 },
  },
  {
    ...words.customers.clinics,
    use: { ...none, users: 10_000, video: 500_000, texts: 10_000 },
  },
  {
    ...filled(words.customers.shopping, { viewerHours }),
    use: { ...none, users: 100_000, voice: 200_000, live: 50_000 },
  },
];

/** What is counted apart from the calculator. */
export const rates = dollarRates.map(({ name, cents, unit }) => ({
  value: roundDollars(cents),
  name,
  condition: unit,
}));

export const texts = dollarTexts.map(({ to, cents, rule }) => ({
  name: to,
  cells: [unitDollars({ cents, per: 1_000 }), rule],
}));

export const month = filled(words.month, { dueDays });

export const questions = filled(words.questions, { leastTopUp: roundDollars(leastTopUp) });

export const contract = words.contract({ contractFrom: roundDollars(contractFrom) });
