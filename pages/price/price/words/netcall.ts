import { evenAt, priceOf, priceRanges, ratePrice } from '../told.ts';
import { callPackage } from '../../../../config/prices.ts';
import { grouped } from '../../../../config/rules/price.ts';
import { serviceRows, wayColumns, waysToPay } from './ways.ts';
import { filled } from '../../../../components/ui/filled.ts';
import type { PriceWords } from './words.ts';
import * as words from './netcall.yaml';

export const netcall: PriceWords = {
  title: words.title,
  lead: words.lead({ hd: priceOf('netcall', 'hd'), voice: priceOf('netcall', 'voice') }),
  offersTitle: words.offersTitle,
  offersLead: words.offersLead({ breakEven: grouped(evenAt('netcall', 'hd')) }),
  offers: waysToPay({
    product: 'netcall',
    meter: 'hd',
    entry: 'voice',
    ...words.offers,
  }),
  tiersTitle: words.tiersTitle,
  tiersLead: words.tiersLead,
  ratesTitle: words.ratesTitle,
  packagesTitle: words.packagesTitle,
  packagesLead: words.packagesLead({ voice: callPackage.voice, uhd: callPackage.uhd }),
  comparison: {
    ...words.comparison,
    columns: wayColumns,
    rows: [filled(words.comparison.rows[0], priceRanges('netcall', 'hd')), serviceRows],
  },
  faq: filled(words.faq, { singleRecording: ratePrice('netcall', 'single-recording') }),
  closing: words.closing,
};
