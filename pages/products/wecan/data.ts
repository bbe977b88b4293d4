import type { RidgesProps } from '../../../components/sections/ridges.tsx';
import type { WaysFromProps } from '../../../components/sections/ways-from.tsx';
import { measuredCities } from '../../../config/latency.ts';
import { type City, cityPlaces } from '../../../config/network.ts';
import { threshold } from './model.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

export const parts = filled(words.parts, { threshold });

/** Thousands of connections at one access point, before and after choosing among near equals. */
const seconds = Array.from({ length: 121 }, (_, index) => index * 5);
export const swing = seconds.map(
  (at) => [at, 30 + 20 * Math.sin((at / 90) * 2 * Math.PI) * (at < 330 ? 1 : Math.exp((330 - at) / 45))] as const,
);

const sides: Readonly<Partial<Record<string, 'right' | 'above'>>> = { 东京: 'right', 雅加达: 'right', 圣保罗: 'above' };
const ends = measuredCities.slice(1).map(([name, first]) => ({
  name: `${name} ${first![0]}`,
  to: cityPlaces[name as City],
  ...(sides[name] && { side: sides[name] }),
}));
/** Milliseconds between Hangzhou and each other measured city. */
export const ways: WaysFromProps = {
  title: words.waysFrom.title({ ends: ends.map(({ name }) => name).join('、') }),
  from: cityPlaces.杭州,
  middle: [400, 300],
  size: [580, 480],
  unit: 46,
  ways: ends,
};

const around = (hour: number, at: number, width: number) =>
  Math.exp(-((Math.min(Math.abs(hour - at), 24 - Math.abs(hour - at)) / width) ** 2));

/** Thousands of streams of each use in its busiest hour, and hours before or after UTC in October, from east to west. */
export const day: RidgesProps = {
  ...words.day,

  ticks: [0, 3, 6, 9, 12, 15, 18, 21, 24].map((at) => ({ at, text: `${at}:00` })),
  rows: [
    { name: words.dayRegions[0], zone: 8, uses: '18 22 14' },
    { name: words.dayRegions[1], zone: 7, uses: '9 23 19' },
    { name: words.dayRegions[2], zone: 5.5, uses: '11 15 8' },
    { name: words.dayRegions[3], zone: 3, uses: '6 27 6' },
    { name: words.dayRegions[4], zone: 2, uses: '19 10 11' },
    { name: words.dayRegions[5], zone: -3, uses: '5 16 10' },
    { name: words.dayRegions[6], zone: -4, uses: '24 9 12' },
  ].map(({ name, zone, uses }) => {
    const [meetings, voices, games] = uses.split(' ').map(Number) as [number, number, number];
    const steps = Array.from({ length: 25 }, (_, hour) => {
      const local = (hour + 16 + zone) % 24;
      return [
        meetings * Math.max(around(local, 10.5, 2.2), around(local, 15.5, 2.4)),
        voices * Math.max(around(local, 21.5, 2.8), 0.25 * around(local, 13, 2)),
        games * Math.max(around(local, 20, 2.6), 0.3 * around(local, 13, 2)),
      ];
    });
    const sums = steps.map((step) => step.reduce((sum, value) => sum + value, 0));
    const most = Math.max(...sums);
    const midnight = (32 - zone) % 24;
    return {
      name,
      steps,
      shaded: [[midnight, Math.min(24, midnight + 6)]] as const,
      peak: words.dayPeak({
        hour: Math.round((sums.indexOf(most) + 16 + zone) % 24),
        streams: Math.round(most),
      }),
    };
  }),
};
