import { listedPrice } from '../../../components/sections/listed-price.ts';
import { shared, usual } from './model.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

type Leg = {
  when: string;
  /** Minutes since nine on Monday; the other days follow after a gap. */
  at: number;
  until?: number;
  /** Places by their index. */
  from: number;
  to: number;
  what: string;
  note?: string;
  /** The patient on the road: in all cases, or only in those that go to the county. */
  walk?: 'all' | 'some';
  /** Where its words stand: at the right, but beside the dashed line there is room at the left only. */
  side?: 'left';
};

const gigabytes = ((shared(usual).used * 12 * 60) / 8 / 1000).toFixed(1);
export const trail: readonly Leg[] = [
  { ...words.legs[0], at: 10, from: 2, to: 0 },
  { ...words.legs[1], at: 25, until: 45, from: 2, to: 1, walk: 'all' },
  { ...filled(words.legs[2], { gigabytes }), at: 60, until: 72, from: 1, to: 0 },
  { ...words.legs[3], at: 100, from: 0, to: 1 },
  { ...words.legs[4], at: 110, until: 130, from: 1, to: 2, walk: 'all' },
  { ...words.legs[5], at: 170, from: 1, to: 0, side: 'left' },
  { ...words.legs[6], at: 178, until: 192, from: 2, to: 0, walk: 'some' },
  { ...words.legs[7], at: 232, from: 0, to: 2 },
];

/** What is demanded of the legs above, by their index. */
export const rules = [
  {
    ...words.rules[0],

    color: 'var(--tint-strong)',
  },
  {
    ...words.rules[1],

    color: 'var(--second-ink)',
  },
  {
    ...words.rules[2],

    color: 'var(--third-ink)',
  },
];

export const price = listedPrice({
  product: 'netcall',
  quantities: { uhd: 29_200 },
  usage: words.price.usage,
});
