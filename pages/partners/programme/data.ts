import { partnerDays, partnerLevels, partnerTerms } from '../../../config/partners.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

const { isv, si, dealer } = partnerTerms;

export const differences = filled(words.differences, {
  lowest: isv.tenths[2],
  highest: isv.tenths[0],
  licenceFrom: si.percent[0],
  licenceTo: si.percent[2],
  dealerFrom: dealer.steps[0].percent,
  dealerTo: dealer.steps[2].percent,
  settled: dealer.settled,
  trained: partnerLevels[0].trained,
  reported: si.protected,
  registered: dealer.protected,
});

export const first = filled(words.first, {
  call: partnerDays.call,
  papers: partnerDays.papers,
  contract: partnerDays.contract,
  order: partnerDays.order,
});
