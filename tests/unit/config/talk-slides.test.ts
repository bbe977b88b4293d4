import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Slide } from '../../../components/campaign/slide.tsx';
import lecturers from '../../../config/content/lecturers.json' with { type: 'json' };
import { measurements } from '../../../config/measurements.ts';
import { talkSlides } from '../../../config/talk-slides.ts';

const wholeOf = (lecturer: string) => {
  const { figure } = talkSlides[lecturer]!;
  return figure.kind === 'parts' ? figure.parts.reduce((sum, [, share]) => sum + share, 0) : undefined;
};

it('has a slide of each talk of the season, and parts that add up to what was measured', () => {
  const ids = lecturers.filter(({ season }) => season === 'mctalk4').map(({ id }) => id);
  expect(Object.keys(talkSlides).sort()).toEqual(ids.sort());
  expect(wholeOf('shen-moheng')).toBe(measurements.agent.firstAnswer);
  expect(wholeOf('mu-chengan')).toBe(measurements.agent.toyMemory);
});

const lines = Object.values(talkSlides).filter(({ figure }) => figure.kind === 'line');

it.each(lines.map((slide) => [slide.says, slide] as const))('no line crosses the name of its place: %s', (_, slide) => {
  const html = renderToStaticMarkup(createElement(Slide, slide));
  const mark = (slide.figure as { mark: string }).mark;
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
