import { evenAt, priceOf, priceRanges } from '../told.ts';
import { grouped } from '../../../../config/rules/price.ts';
import { serviceRows, wayColumns, waysToPay } from './ways.ts';
import { filled } from '../../../../components/ui/filled.ts';
import type { PriceWords } from './words.ts';
import * as words from './interact.yaml';

export const interact: PriceWords = {
  title: words.title,
  lead: words.lead({ stage: priceOf('interact', 'stage'), traffic: priceOf('interact', 'traffic') }),
  offersTitle: words.offersTitle,
  offersLead: words.offersLead({
    stage: grouped(evenAt('interact', 'stage')),
    stage2: evenAt('interact', 'stage') / 6 / 60,
  }),
  offers: waysToPay({
    product: 'interact',
    meter: 'stage',
    entry: 'voice',
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
    rows: [filled(words.comparison.rows[0], priceRanges('interact', 'stage')), serviceRows],
  },
  faq: words.faq,
  closing: words.closing,
};
