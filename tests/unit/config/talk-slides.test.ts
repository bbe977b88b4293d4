import { expect, it } from 'vitest';
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
