import { evenAt, priceOf, priceRanges, spokenFirst } from '../told.ts';
import { grouped } from '../../../../config/rules/price.ts';
import { serviceRows, wayColumns, waysToPay } from './ways.ts';
import { filled } from '../../../../components/ui/filled.ts';
import type { PriceWords } from './words.ts';
import * as words from './quicklogin.yaml';

export const quicklogin: PriceWords = {
  title: words.title({ spoken: spokenFirst('quicklogin', 'login') }),
  lead: words.lead({ login: priceOf('quicklogin', 'login') }),
  offersTitle: words.offersTitle,
  offersLead: words.offersLead({
    login: grouped(evenAt('quicklogin', 'login')),
    login2: Math.round(evenAt('quicklogin', 'login') / 365),
  }),
  offers: waysToPay({
    product: 'quicklogin',
    meter: 'login',
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
    rows: [filled(words.comparison.rows[0], priceRanges('quicklogin', 'login')), serviceRows],
  },
  faq: words.faq,
  closing: words.closing,
};
