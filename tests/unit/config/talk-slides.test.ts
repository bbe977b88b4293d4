import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Slide } from '../../../components/campaign/slide.tsx';
import lecturers from '../../../config/content/lecturers.json' with { type: 'json' };
import { measurements } from '../../../config/measurements.ts';
import { talkSlides } from '../../../config/talk-slides.ts';

const slides = [...talkSlides.values()];

it('has a slide of each talk of the season, and parts that add up to what was measured', () => {
  const ids = lecturers.filter(({ season }) => season === 'mctalk4').map(({ id }) => id);
  expect([...talkSlides.keys()].sort()).toEqual(ids.sort());
  const sumOf = (lecturer: string) =>
    talkSlides.get(lecturer)?.parts?.shares.reduce((sum, { share }) => sum + share, 0);
  expect(sumOf('shen-moheng')).toBe(measurements.agent.firstAnswer);
  expect(sumOf('mu-chengan')).toBe(measurements.agent.toyMemory);
});

const lines = slides.filter(({ line }) => line !== undefined);

it.each(lines.map((slide) => [slide.says, slide] as const))('no line crosses the name of its place: %s', (_, slide) => {
  const html = renderToStaticMarkup(createElement(Slide, slide));
  const mark = slide.line!.mark.name;
  const [, x, y, isEnd] = new RegExp(`<text x="([\\d.]+)" y="([\\d.]+)"([^>]*text-anchor="end")?[^>]*>${mark}<`).exec(
    html,
  )!;
  const start = Number(x) - (isEnd ? mark.length * 22 : 0);
  const points = /<path d="M([^"]+)"[^>]*stroke-width="6"/
    .exec(html)![1]!
    .split('L')
    .map((pair) => pair.split(' ').map(Number));
  expect(points.length).toBeGreaterThan(3);
  // The letters, from their baseline, and half of the line.
  const crossed = points.filter(
    ([at, height]) =>
      at! > start && at! < start + mark.length * 22 && height! > Number(y) - 21 && height! < Number(y) + 7,
  );
  expect(crossed).toEqual([]);
});
