import type { Edition } from './editions.ts';
import type { Place } from './rules/route.ts';

export type Office = {
  name: Record<Edition, string>;
  /** What is done there. */
  does: Record<Edition, string>;
  people: number;
  at: Place;
  /** Hours ahead of Beijing in winter, and working hours there. */
  ahead: number;
  hours: readonly [from: number, to: number];
};

/** Where we are, from east to west, and how many of us on `officesAsOf`. */
export const offices: readonly Office[] = [
  {
    name: { zh: '云桥', en: 'Cloudport' },
    does: { zh: '总部，研发与网络', en: 'Headquarters, engineering and network' },
    people: 486,
    at: [120.2, 30.3],
    ahead: 0,
    hours: [9, 21],
  },
  {
    name: { zh: '成都', en: 'Chengdu' },
    does: { zh: '音视频引擎，夜间支持', en: 'Media engine and night support' },
    people: 231,
    at: [104.1, 30.7],
    ahead: 0,
    hours: [21, 33],
  },
  {
    name: { zh: '新加坡', en: 'Singapore' },
    does: { zh: '亚太客户与合规', en: 'Asia-Pacific customers and compliance' },
    people: 58,
    at: [103.8, 1.35],
    ahead: 0,
    hours: [9, 18],
  },
  {
    name: { zh: '法兰克福', en: 'Frankfurt' },
    does: { zh: '欧洲与中东客户', en: 'Customers in Europe and the Middle East' },
    people: 41,
    at: [8.7, 50.1],
    ahead: -7,
    hours: [9, 18],
  },
  {
    name: { zh: '圣保罗', en: 'São Paulo' },
    does: { zh: '美洲客户', en: 'Customers in the Americas' },
    people: 24,
    at: [-46.6, -23.5],
    ahead: -11,
    hours: [9, 18],
  },
];
export const officesAsOf = { zh: '2026 年 10 月', en: 'October 2026' } as const;

export const staff = offices.reduce((sum, { people }) => sum + people, 0);
