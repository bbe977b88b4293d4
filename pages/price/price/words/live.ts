import { evenAt, priceOf, priceRanges, ratePrice } from '../told.ts';
import { grouped } from '../../../../config/rules/price.ts';
import { serviceRows, wayColumns, waysToPay } from './ways.ts';
import { filled } from '../../../../components/ui/filled.ts';
import type { PriceWords } from './words.ts';
import * as words from './live.yaml';

export const live: PriceWords = {
  title: words.title,
  lead: words.lead({ traffic: priceOf('live', 'traffic'), bandwidth: ratePrice('live', 'bandwidth') }),
  offersTitle: words.offersTitle,
  offersLead: words.offersLead({
    breakEven: grouped(evenAt('live', 'traffic')),
    hours: grouped(Math.round(evenAt('live', 'traffic') / 0.675)),
  }),
  offers: waysToPay({
    product: 'live',
    meter: 'traffic',
    ...words.offers,
  }),
  tiersTitle: words.tiersTitle,
  tiersLead: words.tiersLead,
  ratesTitle: words.ratesTitle,
  packagesTitle: words.packagesTitle,
  packagesLead: words.packagesLead,
  comparison: {
    ...words.comparison,
    columns: wayColumns,
    rows: [filled(words.comparison.rows[0], priceRanges('live', 'traffic')), serviceRows],
  },
  faq: words.faq,
  closing: words.closing,
};
