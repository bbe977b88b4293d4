import { expect, it } from 'vitest';
import { arriving, rains, readingOf, usual } from '../../../pages/solutions/three-classroom/model.ts';

it('keeps the voice and a picture of 180 lines when rain leaves two megabits', () => {
  expect(readingOf(usual).status).toBe('每小时 40 毫米的雨，山顶实际 2.0 Mbps：声音 48 kbps 不变，课件照常，画面 180p');
});

it('never shows a finer picture in more rain', () => {
  const heights = rains.map((rain) => arriving({ rain, line: 20 })[2]!.lines);
  expect(heights).toEqual([...heights].sort((a, b) => b - a));
  expect(heights[0]).toBe(720);
});
