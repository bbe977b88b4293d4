import { priceOf } from '../told.ts';
import { meterOf, planOf } from '../../../../config/prices.ts';
import { roundYuan, unitPrice } from '../../../../config/rules/price.ts';

import type { PriceWords } from './words.ts';
import { filled } from '../../../../components/ui/filled.ts';
import * as words from './im.yaml';
import * as copy from './ways.yaml';

const { gift, tiers, per } = meterOf('im', 'mau');
const pro = roundYuan(planOf('im', 'pro').fen);
const last = unitPrice({ fen: tiers.at(-1)!.fen, per });

export const im: PriceWords = {
  title: words.title,
  lead: words.lead({ gift, mau: priceOf('im', 'mau') }),
  offersTitle: words.offersTitle,
  offers: filled(words.offers, { gift, mau: priceOf('im', 'mau'), pro }),
  tiersTitle: words.tiersTitle,
  tiersLead: words.tiersLead({ last }),
  ratesTitle: words.ratesTitle,
  packagesTitle: words.packagesTitle,
  packagesLead: words.packagesLead,
  comparison: filled(words.comparison, {
    mau: priceOf('im', 'mau'),
    pro,
    daytime: copy.daytime,
    meteredAnswer: copy.firstAnswers[0],
    prepaidAnswer: copy.firstAnswers[1],
    contractAnswer: copy.firstAnswers[2],
  }),
  faq: words.faq,
  closing: filled(words.closing, { gift }),
};
