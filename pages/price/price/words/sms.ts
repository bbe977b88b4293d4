import { evenAt, priceOf, priceRanges, spokenFirst } from '../told.ts';
import { grouped } from '../../../../config/rules/price.ts';
import { serviceRows, wayColumns, waysToPay } from './ways.ts';
import { filled } from '../../../../components/ui/filled.ts';
import type { PriceWords } from './words.ts';
import * as words from './sms.yaml';

export const sms: PriceWords = {
  title: words.title({ spoken: spokenFirst('sms', 'notice') }),
  lead: words.lead({ notice: priceOf('sms', 'notice') }),
  offersTitle: words.offersTitle,
  offersLead: words.offersLead({ breakEven: grouped(evenAt('sms', 'notice')) }),
  offers: waysToPay({
    product: 'sms',
    meter: 'notice',
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
    rows: [filled(words.comparison.rows[0], priceRanges('sms', 'notice')), serviceRows],
  },
  faq: words.faq,
  closing: words.closing,
};
