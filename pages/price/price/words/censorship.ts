import { evenAt, priceOf, priceRanges, spokenFirst } from '../told.ts';
import { grouped } from '../../../../config/rules/price.ts';
import { serviceRows, wayColumns, waysToPay } from './ways.ts';
import { filled } from '../../../../components/ui/filled.ts';
import type { PriceWords } from './words.ts';
import * as words from './censorship.yaml';

export const censorship: PriceWords = {
  title: words.title({ spoken: spokenFirst('censorship', 'text', 1_000) }),
  lead: words.lead({ text: priceOf('censorship', 'text'), image: priceOf('censorship', 'image') }),
  offersTitle: words.offersTitle,
  offersLead: words.offersLead({
    image: grouped(evenAt('censorship', 'image')),
    image2: grouped(Math.round(evenAt('censorship', 'image') / 365)),
  }),
  offers: waysToPay({
    product: 'censorship',
    meter: 'image',
    entry: 'text',
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
    rows: [filled(words.comparison.rows[0], priceRanges('censorship', 'image')), serviceRows],
  },
  faq: words.faq,
  closing: words.closing,
};
