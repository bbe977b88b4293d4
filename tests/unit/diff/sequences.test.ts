import { describe, expect, it } from 'vitest';
import { limits } from '../../../cli/diff/limits.ts';
import { compareSequences, textLikeness } from '../../../cli/diff/sequences.ts';

const steps = (old: readonly string[], now: readonly string[]) =>
  compareSequences({ old, now, keyOf: (text) => text, likeness: textLikeness })
    .filter((step) => step.old !== step.now)
    .map((step) => `${step.old ?? ''} > ${step.now ?? ''}`);

describe('two lists', () => {
  it('are compared in their order', () => {
    expect(steps(['a', 'b', 'c'], ['a', 'c', 'd'])).toEqual(['b > ', ' > d']);
    expect(steps(['a', 'b'], ['a', 'b'])).toEqual([]);
  });

  it('have an entry that changed where one took the place of a similar one', () => {
    const old = ['Prices of calls', 'Terms', 'Contact us today'];
    expect(steps(old, ['Prices of all calls', 'Imprint', 'Terms', 'Contact us now'])).toEqual([
      'Prices of calls > Prices of all calls',
      ' > Imprint',
      'Contact us today > Contact us now',
    ]);
  });

  it('pair similar entries of a place, and leave the others alone', () => {
    expect(steps(['one two three', 'four five six'], ['seven eight', 'four five nine'])).toEqual([
      'one two three > ',
      ' > seven eight',
      'four five six > four five nine',
    ]);
  });

  it('are compared without order where they differ much', () => {
    const old = Array.from({ length: limits.steps + 2 }, (_, index) => `old ${index}`);
    const found = steps([...old, 'same', 'same'], ['same', ...old.map((text) => `not ${text}`)]);
    expect(found).toHaveLength(2 * old.length + 1);
    expect(found).toContain('same > ');
  });
});
