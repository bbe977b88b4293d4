import { describe, expect, it } from 'vitest';
import { asks, statusOf, streamed } from '../../../pages/products/im-ai/model.ts';

describe('the answers of the assistant', () => {
  it('cite a passage for each mark, and hand over a question without passages', () => {
    for (const { answer, sources, handed } of asks) {
      expect(answer.match(/\[\d\]/g) ?? []).toEqual(sources.map((_, place) => `[${place + 1}]`));
      expect(handed ?? false).toBe(sources.length === 0);
    }
  });

  it('begin with their first character at its time, and end complete', () => {
    for (const ask of asks) {
      expect(streamed(ask, ask.first)).toBe('');
      expect(streamed(ask, ask.first + 24)).toBe(ask.answer.slice(0, 1));
      expect(streamed(ask, 60_000)).toBe(ask.answer);
    }
  });

  it('are counted where they cite', () => {
    expect(asks.map(statusOf).slice(-2)).toEqual([
      '首字 710 毫秒；引用 1 处，计 1 条有效回复',
      '首字 690 毫秒；没有出处，转人工，不计费',
    ]);
  });
});
