import { describe, expect, it } from 'vitest';
import { Chart, type ChartProps } from '../../../components/sections/chart/chart.tsx';
import {
  apart,
  fewTicks,
  type Pair,
  scaleOf,
  textOf,
  withoutPointsOnTheWay,
} from '../../../components/sections/chart/scale.ts';
import { markupOf } from './support.tsx';

describe('an axis', () => {
  it('places values between its ends, and values beyond them at its ends', () => {
    const up = scaleOf({ ticks: [0, 50, 100] }, [400, 0]);
    expect([0, 25, 100, 130, -5].map(up)).toEqual([400, 300, 0, 0, 400]);
  });

  it('gives equal factors equal lengths if it is logarithmic', () => {
    const along = scaleOf({ scale: 'log', ticks: [1, 10, 100, 1000] }, [0, 300]);
    expect([1, 10, 100, 1000].map(along)).toEqual([0, 100, 200, 300]);
  });

  it('groups the digits of numbers, unless the label is given', () => {
    expect([1_234_567, 0.05, 1200.5, { at: 1, text: '一月' }].map(textOf)).toEqual([
      '1,234,567',
      '0.05',
      '1,200.5',
      '一月',
    ]);
  });

  it('leaves out every second tick, or more, where there is no room', () => {
    const ticks = [0, 1, 2, 3, 4, 5, 6, 7];
    expect(fewTicks(ticks, 8)).toEqual(ticks);
    expect(fewTicks(ticks, 7)).toEqual([0, 2, 4, 6]);
    expect(fewTicks(ticks, 3)).toEqual([0, 4]);
  });

  it('moves names apart without changing their order, and keeps them above the lower edge', () => {
    expect(apart([100, 102, 300], { gap: 20, lowest: 400 })).toEqual([100, 120, 300]);
    expect(apart([398, 100, 399], { gap: 20, lowest: 400 })).toEqual([380, 100, 400]);
  });
});

describe('the points of a line', () => {
  /** Distance of a point from a line of points. */
  const distance = ([x, y]: Pair, line: readonly Pair[]) =>
    Math.min(
      ...line.slice(1).map(([bx, by], index) => {
        const [ax, ay] = line[index]!;
        const length = (bx - ax) ** 2 + (by - ay) ** 2;
        const along =
          length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
        return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
      }),
    );

  it('are its corners where it is straight between them', () => {
    const line: Pair[] = [0, 1, 2, 3, 4].map((x) => [x * 10, Math.abs(x - 2) * 30]);
    expect(withoutPointsOnTheWay(line)).toEqual([
      [0, 60],
      [20, 0],
      [40, 60],
    ]);
  });

  it('stay within a quarter of a pixel of each point that is left out', () => {
    for (const frequency of [0.7, 3, 11, 40]) {
      const line: Pair[] = Array.from({ length: 400 }, (_, x) => [x, 60 + 50 * Math.sin((x / 400) * frequency)]);
      const kept = withoutPointsOnTheWay(line);
      expect([kept[0], kept.at(-1)]).toEqual([line[0], line.at(-1)]);
      expect(kept.length).toBeLessThan(line.length / 3);
      expect(kept.every((point) => line.includes(point))).toBe(true);
      for (const point of line) expect(distance(point, kept)).toBeLessThanOrEqual(0.25);
    }
  });

  it('all stay where there are no more than two', () => {
    expect(withoutPointsOnTheWay([])).toEqual([]);
    expect(withoutPointsOnTheWay([[1, 2]])).toEqual([[1, 2]]);
    const loop: Pair[] = [
      [0, 0],
      [10, 10],
      [0, 0],
    ];
    expect(withoutPointsOnTheWay(loop)).toEqual(loop);
  });
});

describe('a chart', () => {
  const props: ChartProps = {
    label: '一月到三月，送达时间从 9 秒降到 4 秒',
    x: { ticks: [1, 2, 3].map((at) => ({ at, text: `${at} 月` })) },
    y: { ticks: [0, 5, 10], name: '秒' },
    marks: [
      {
        kind: 'line',
        name: '送达',
        points: [
          [1, 9],
          [2, 6],
          [3, 4],
        ],
      },
      { kind: 'point', at: [2, 6], name: '换路' },
    ],
  };
  const drawings = (markup: string) => markup.match(/<svg[\s\S]*?<\/svg>/g)!;

  it('is drawn twice, for windows and for phones, each with its sentence', () => {
    const [wide, narrow, ...more] = drawings(markupOf(<Chart {...props} />));
    expect(more).toEqual([]);
    expect(wide).toContain('viewBox="0 0 1152 420"');
    expect(narrow).toContain('viewBox="0 0 358 300"');
    for (const drawing of [wide, narrow]) expect(drawing).toContain(`<title>${props.label}</title>`);
  });

  it('passes through its values', () => {
    const [wide] = drawings(markupOf(<Chart {...props} />));
    const [, ...places] = /d="M([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)"/.exec(wide!)!.map(Number);
    const [ax, ay, bx, by, cx, cy] = places as [number, number, number, number, number, number];
    expect(bx - ax).toBeCloseTo(cx - bx, 0);
    expect((by - ay) / (cy - by)).toBeCloseTo(3 / 2, 1);
  });

  it('writes the name of a line at its end and that of a point beside it', () => {
    const [wide] = drawings(markupOf(<Chart {...props} />));
    expect([...wide!.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
      '秒',
      '0',
      '5',
      '10',
      '1 月',
      '2 月',
      '3 月',
      '换路',
      '送达',
    ]);
  });

  it('keeps a stepped line level until the next value begins', () => {
    const markup = markupOf(
      <Chart
        {...props}
        marks={[
          {
            kind: 'line',
            stepped: true,
            points: [
              [1, 10],
              [2, 5],
              [3, 5],
            ],
          },
        ]}
      />,
    );
    expect(markup).toMatch(/d="M[\d.]+ [\d.]+H[\d.]+V[\d.]+H[\d.]+V[\d.]+"/);
  });
});
