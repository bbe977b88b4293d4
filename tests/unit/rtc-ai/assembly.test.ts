import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { measurements } from '../../../config/measurements.ts';
import { budget, fixed, slots, total } from '../../../pages/products/rtc-ai/parts.ts';

const styles = readFileSync('pages/products/rtc-ai/rtc-ai-assembly.module.css', 'utf8');

describe('the parts of the first answer', () => {
  it('come to what the site states elsewhere', () => {
    expect(total(budget)).toBe(measurements.agent.firstAnswer);
  });

  it('are what the first choices of the assembly take', () => {
    const first = slots.map(({ part, choices }) => ({ name: part, median: choices[0]!.median }));
    expect(budget).toEqual(expect.arrayContaining(first.map((part) => expect.objectContaining(part))));
  });
});

describe('the assembly, which styles add up', () => {
  it('begins with what no choice changes', () => {
    expect(styles).toContain(`counter-reset: first-answer ${fixed};`);
  });

  it('counts each choice as the milliseconds it names, and nothing else', () => {
    const counted = [
      ...styles.matchAll(/\[data-median='(\d+)'\]:checked \{\s+counter-increment: first-answer (\d+);/g),
    ].map(([, named, added]) => [Number(named), Number(added)]);
    const wanted = [...new Set(slots.flatMap(({ choices }) => choices.map(({ median }) => median)))].sort(
      (one, other) => one - other,
    );
    expect(counted).toEqual(wanted.map((median) => [median, median]));
  });
});
