import { evenAt, priceOf, priceRanges } from '../told.ts';
import { grouped, roundYuan } from '../../../../config/rules/price.ts';
import { priceListOf } from '../../../../config/prices.ts';
import { serviceRows, wayColumns, waysToPay } from './ways.ts';
import type { PriceWords } from './words.ts';
import { filled } from '../../../../components/ui/filled.ts';
import * as words from './cloudcall.yaml';

const minimum = roundYuan(priceListOf('cloudcall').minimum);

export const cloudcall: PriceWords = {
  title: words.title,
  lead: words.lead({
    privacy: priceOf('cloudcall', 'privacy'),
    number: priceOf('cloudcall', 'number'),
    seat: priceOf('cloudcall', 'seat'),
    minimum,
  }),
  offersTitle: words.offersTitle,
  offersLead: words.offersLead({ breakEven: grouped(evenAt('cloudcall', 'privacy')) }),
  offers: waysToPay({
    product: 'cloudcall',
    meter: 'privacy',
    ...filled(words.offers, { minimum }),
  }),
  tiersTitle: words.tiersTitle,
  tiersLead: words.tiersLead,
  ratesTitle: words.ratesTitle,
  packagesTitle: words.packagesTitle,
  packagesLead: words.packagesLead,
  comparison: {
    ...words.comparison,
    columns: wayColumns,
    rows: [
      filled(words.comparison.rows[0], priceRanges('cloudcall', 'privacy')),
      {
        ...serviceRows,
        rows: [filled(words.comparison.rows[1].rows[0], { minimum }), ...serviceRows.rows.slice(1)],
      },
    ],
  },
  faq: filled(words.faq, { minimum }),
  closing: words.closing,
};
