import type { ChartProps } from '../../../components/sections/chart/chart.tsx';
import { measurements } from '../../../config/measurements.ts';
import * as words from './words.yaml';

const { toyMemory } = measurements.agent;

/** Share of turns in which the toy begins before the child has ended, by the silence it waits for. */
const waits = [0.3, 0.5, 0.6, 0.8, 1, 1.3, 1.6, 2];
export const cuts = [58, 41, 34, 23, 16, 9, 5, 3].map((share, index) => [waits[index]!, share] as const);

/** Decibels of two microphones by octave from 200 Hz, relative to the master; the second one is the wrong way round. */
const octaves = ['200 Hz', '400', '800', '1.6k', '3.2k', '6.4k'];
const curve = (levels: readonly number[]) => levels.map((level, octave) => [octave, level] as const);
export const response: ChartProps = {
  label: words.response.label,
  x: { ticks: octaves.map((text, at) => ({ at, text })), name: words.response.x.name },
  y: { from: -12, to: 6, ticks: [-12, -9, -6, -3, 0, 3, 6], name: words.response.y.name },
  marks: [
    {
      kind: 'band',
      points: octaves.map((_, octave) => [octave, -3, 3] as const),
      name: words.response.marks[0].name,
      tone: 'second',
    },
    { kind: 'line', points: curve([-1, 0.4, -0.6, 0.8, 1.3, -0.9]), name: words.response.marks[1].name },
    { kind: 'line', points: curve([-2, -2.6, -5, -6.8, -8.2, -9]), name: words.response.marks[2].name, tone: 'third' },
  ],
};

/** Memory in kB on a scale of doublings from 16 kB: what the library takes of a chip, and what the chip has. */
const doublings = (size: number) => Math.log2(size / 16);
const ports = [
  [words.ports[0][0], words.ports[0][1], toyMemory, 512, `${toyMemory} / 512 kB`],
  [words.ports[1][0], words.ports[1][1], 3.1 * 1024, 64 * 1024, '3.1 / 64 MB'],
  [words.ports[2][0], words.ports[2][1], 4.6 * 1024, 512 * 1024, '4.6 / 512 MB'],
  [words.ports[3][0], words.ports[3][1], 9 * 1024, 1024 * 1024, '9 MB / 1 GB'],
] as const;
export const chips = {
  end: doublings(1024 * 1024),
  ticks: ['16 kB', '256 kB', '4 MB', '64 MB', '1 GB'],
  bars: ports.map(([name, note, takes, has, value]) => ({
    name,
    note,
    from: doublings(takes),
    to: doublings(has),
    value,
  })),
};
