import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readSources } from './sources.ts';

/** Seconds for which something may move by itself (WCAG 2.2.2). */
const most = 5;
/** Moves while a visitor waits for an answer. */
const busy = 'components/styles/busy.css';

const seconds = (text: string) =>
  [...text.matchAll(/(?<![\w.-])(-?[\d.]+)(ms|s)\b/g)].map(
    ([, value, unit]) => Number(value) / (unit === 'ms' ? 1000 : 1),
  );

/** How long the animation of a rule moves, as its shorthand says; 0 without one. */
function lengthOf(declarations: string): number {
  const [, shorthand = ''] = /(?:^|[\s;])animation:([^;]*)/.exec(declarations) ?? [];
  if (/animation-timeline:(?!\s*auto)/.test(declarations)) return 0;
  if (/\binfinite\b/.test(declarations)) return Number.POSITIVE_INFINITY;
  const [duration = 0, delay = 0] = seconds(shorthand);
  const [, count = '1'] = /(?<![\w.(-])(\d+(?:\.\d+)?)(?![\w.%)])/.exec(shorthand.replace(/\([^)]*\)/g, '')) ?? [];
  return duration * Number(count) + Math.min(0, delay);
}

it('what moves by itself rests after five seconds', async () => {
  const sources = await readSources(fileURLToPath(new URL('../..', import.meta.url)));
  const sheets = [...sources].filter(([file]) => /^(?:components|pages)\/.*\.css$/.test(file) && file !== busy);
  const rules = sheets.flatMap(([file, css]) =>
    [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({
      file,
      selector: selector!.trim(),
      length: lengthOf(body!),
    })),
  );
  expect(rules.filter(({ length }) => length > 0).length).toBeGreaterThan(5);
  expect(
    rules
      .filter(({ selector, length }) => length > most && !selector.includes(':hover'))
      .map(({ file, selector, length }) => `${file}: ${selector} moves for ${length} s`),
  ).toEqual([]);
});
