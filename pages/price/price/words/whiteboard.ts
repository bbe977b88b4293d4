import { evenAt, priceOf, priceRanges, ratePrice, spokenFirst } from '../told.ts';
import { grouped } from '../../../../config/rules/price.ts';
import { serviceRows, wayColumns, waysToPay } from './ways.ts';
import { filled } from '../../../../components/ui/filled.ts';
import type { PriceWords } from './words.ts';
import * as words from './whiteboard.yaml';

export const whiteboard: PriceWords = {
  title: words.title({ spoken: spokenFirst('whiteboard', 'minutes', 1_000) }),
  lead: words.lead({ minutes: priceOf('whiteboard', 'minutes') }),
  offersTitle: words.offersTitle,
  offersLead: words.offersLead({
    breakEven: grouped(evenAt('whiteboard', 'minutes')),
    lessons: grouped(Math.round(evenAt('whiteboard', 'minutes') / 7 / 60)),
  }),
  offers: waysToPay({
    product: 'whiteboard',
    meter: 'minutes',
    ...filled(words.offers, { room: ratePrice('whiteboard', 'room') }),
  }),
  tiersTitle: words.tiersTitle,
  tiersLead: words.tiersLead,
  ratesTitle: words.ratesTitle,
  packagesTitle: words.packagesTitle,
  packagesLead: words.packagesLead,
  comparison: {
    ...words.comparison,
    columns: wayColumns,
    rows: [filled(words.comparison.rows[0], priceRanges('whiteboard', 'minutes')), serviceRows],
  },
  faq: words.faq,
  closing: words.closing,
};
