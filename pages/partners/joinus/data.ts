import { partnerDays } from '../../../config/partners.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

const station = (day: number, part: { title: string; ours: string; yours: string; when?: string }) => ({
  day,
  when: words.stationWhen({ day }),
  ...part,
});

/** Days after the application; `ours` is what we do, `yours` what the partner does. */
export const path = [
  station(0, words.path[0]),
  station(partnerDays.call, words.path[1]),
  station(partnerDays.papers, words.path[2]),
  station(partnerDays.contract, words.path[3]),
  station(partnerDays.order, words.path[4]),
];

export const lead = words.lead({ contract: partnerDays.contract });
export const thanks = filled(words.thanks, { papers: partnerDays.papers, contract: partnerDays.contract });
