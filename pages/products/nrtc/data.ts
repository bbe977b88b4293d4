import { createElement as h } from 'react';
import type { ChartProps } from '../../../components/sections/chart/chart.tsx';
import type { ComparisonRow } from '../../../components/sections/comparison-table.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { lineDelays } from '../../../config/live-lines.ts';
import * as words from './words.yaml';
import { filled } from '../../../components/ui/filled.ts';

export const columns = [
  words.columns[0],
  { name: words.columns[1].name, note: h(Link, { href: '/netcall' }, words.columns[1].note) },
  { name: words.columns[2].name, note: h(Link, { href: '/interact' }, words.columns[2].note) },
  { name: words.columns[3].name, note: h(Link, { href: '/live' }, words.columns[3].note) },
  { name: words.columns[4].name, note: h(Link, { href: '/liveevent' }, words.columns[4].note) },
];
export const rows: readonly ComparisonRow[] = filled(words.rows, {
  across: words.across,
  stage: words.onStageDelay({ milliseconds: lineDelays.stage }),
  live: words.liveDelay,
  perRoom: words.perRoom,
  onStage: words.onStage,
});

/** Meters at which a voice is no longer forwarded; players on a map on which 4.2 of a hundred are within reach. */
const reach = 50;
const loudness = (meters: number) => Math.max(0, 1 - meters / reach) ** 1.5 * 100;
const players = Array.from({ length: 17 }, (_, at) => Math.round(reach * Math.sqrt((at + 0.5) / 4.2)));
export const earshot: ChartProps = {
  size: 'beside',
  label: words.earshot.label({ reach }),
  x: { from: 0, to: 100, ticks: [0, 10, reach, 100], name: words.earshot.x.name },
  y: { from: 0, ticks: [0, 50, 100], name: words.earshot.y.name },
  marks: [
    {
      kind: 'line',
      tone: 'second',
      filled: true,
      points: Array.from({ length: 51 }, (_, at) => [at, loudness(at)] as const),
    },
    { kind: 'limit', x: reach, name: words.earshot.marks[0].name, tone: 'muted' },
    ...players.map((meters) => ({
      kind: 'point' as const,
      at: [meters, loudness(meters)] as const,
      name: meters < 35 ? words.earshot.marks[1].name({ meters }) : '',
      tone: meters < reach ? ('second' as const) : ('muted' as const),
    })),
  ],
};

/** From which day on of an upgrade how many per cent of the users have 2.0. */
export const shares = [0, 5, 30, 100];
export const moveDays = [1, 3, 7, 11];
export const moves = filled(words.moves, { share: shares[1]! }).map((move, index) => ({
  ...move,
  when: words.moveDay({ day: moveDays[index]! }),
}));
