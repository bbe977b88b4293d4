import { describe, expect, it } from 'vitest';
import { excerptOf, rangesOf } from '../../../runtime/search/excerpt.ts';

describe('the places of terms in a text', () => {
  it('are one where terms overlap or touch', () => {
    expect(rangesOf({ text: '查看消息回执。', terms: ['消息', '息回', '回执'] })).toEqual([[2, 6]]);
  });

  it('begin with a word, whatever its letters', () => {
    expect(rangesOf({ text: 'SDK, asdk, 用sdk', terms: ['sdk'] })).toEqual([
      [0, 3],
      [12, 15],
    ]);
  });
});

describe('an excerpt', () => {
  const filler = '这里说的是别的事情。'.repeat(30);

  it('is the part with most of the query', () => {
    const text = `${filler}消息。${filler}消息回执送达。${filler}`;
    const excerpt = excerptOf({ text, terms: ['消息', '息回', '回执'] });
    expect(excerpt).toMatch(/^….*消息回执.*…$/);
    expect(excerpt.length).toBeLessThan(90);
  });

  it('begins with the text where nothing is found in it', () => {
    expect(excerptOf({ text: 'Short text.', terms: ['x'] })).toBe('Short text.');
  });
});
