import { evenAt, priceOf, priceRanges, spokenFirst } from '../told.ts';
import { grouped } from '../../../../config/rules/price.ts';
import { serviceRows, wayColumns, waysToPay } from './ways.ts';
import type { PriceWords } from './words.ts';
import { filled } from '../../../../components/ui/filled.ts';
import * as words from './vod.yaml';

export const vod: PriceWords = {
  title: words.title,
  lead: words.lead({
    storage: priceOf('vod', 'storage'),
    transcode: priceOf('vod', 'transcode'),
    traffic: priceOf('vod', 'traffic'),
  }),
  offersTitle: words.offersTitle,
  offersLead: words.offersLead({ breakEven: grouped(evenAt('vod', 'traffic')) }),
  offers: waysToPay({
    product: 'vod',
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
    rows: [filled(words.comparison.rows[0], priceRanges('vod', 'traffic')), serviceRows],
  },
  faq: filled(words.faq, { secure: spokenFirst('vod', 'secure', 1_000) }),
  closing: words.closing,
};
