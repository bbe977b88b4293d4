import { describe, expect, it } from 'vitest';
import { lineOf, markedLines } from '../../../components/try/marked-lines.ts';

describe('the lines of a text', () => {
  const text = 'first\nsecond\n\nlast';

  it('have the worst verdict on them, and what was found marked', () => {
    const found = [
      { verdict: 'error', from: 10, to: 12 },
      { verdict: 'warning', from: 6, to: 8 },
      { verdict: 'fine', from: 6, to: 7 },
    ];
    expect(markedLines(text, found)).toEqual([
      { verdict: '', pieces: [{ text: 'first' }] },
      {
        verdict: 'error',
        pieces: [{ text: 'se', verdict: 'warning' }, { text: 'co' }, { text: 'nd', verdict: 'error' }],
      },
      { verdict: '', pieces: [] },
      { verdict: '', pieces: [{ text: 'last' }] },
    ]);
  });

  it('are marked up to their end', () => {
    const [, second, , last] = markedLines(text, [
      { verdict: 'error', from: 8, to: 18 },
      { verdict: 'fine', from: 18, to: 18 },
    ]);
    expect(second!.pieces).toEqual([{ text: 'se' }, { text: 'cond', verdict: 'error' }]);
    expect(last).toEqual({ verdict: 'fine', pieces: [{ text: 'last' }] });
  });

  it('are counted from one', () => {
    expect([0, 5, 6, 13, 14].map((offset) => lineOf(text, offset))).toEqual([1, 1, 2, 3, 4]);
  });
});
