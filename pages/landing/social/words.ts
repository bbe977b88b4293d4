import type { VisaProps } from '../../../components/social/visa.tsx';
import { commitments } from '../../../config/commitments.ts';
import { measurements } from '../../../config/measurements.ts';
import { socialMarkets } from '../../../config/social-markets.ts';

const looks = [
  { shape: 'hexagon', ink: 'green' },
  { shape: 'oval', ink: 'red' },
  { shape: 'round', ink: 'red' },
  { shape: 'frame', ink: 'green' },
  { shape: 'round', ink: 'blue' },
  { shape: 'frame', ink: 'blue' },
] as const;

/** What each market asks for when something has to go, as a visa. */
export const visas: readonly VisaProps[] = socialMarkets.map(({ name, city, takedown }, index) => ({
  ...looks[index]!,
  name,
  place: city,
  note: takedown.stamp,
}));

/** Markets by their laws; Indonesia has a second, shorter time for what is urgent. */
export const deadlines = [
  { name: '印度尼西亚，紧急', law: '儿童色情、恐怖内容', about: '', hours: 4 },
  ...socialMarkets.map(({ name, takedown }) => ({ name, ...takedown })),
];

export const ours = { seconds: measurements.moderation.muted, name: '违规的麦自动闭上' };

export const payouts = socialMarkets.map(({ name, payout }) => ({ name, ...payout }));

/** Half of what the store leaves goes to the host, in the example. */
export const hostShare = 0.5;

export const proofs = [
  { value: '4', unit: '人', name: '全部运维', condition: '萤海，半年新开 5 个国家' },
  {
    value: commitments.abroad.next,
    unit: '周',
    name: '新增一个国家',
    condition: `第一个国家 ${commitments.abroad.first} 周`,
  },
  { value: '9', unit: '天', name: '答复一次监管问询', condition: '萤海，原来 40 天' },
];
