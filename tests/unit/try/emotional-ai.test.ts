import { describe, expect, it } from 'vitest';
import { answerTo, everything, reading } from '../../../pages/products/emotional-ai/model.ts';

describe('a companion', () => {
  it('knows what it does not mention', () => {
    expect(answerTo('bored', everything)).toMatchObject({ used: ['dog', 'died'] });
    expect(answerTo('bored', everything).text).not.toContain('豆豆');
  });

  it('speaks of what is gone once the day is forgotten', () => {
    const kept = new Set([...everything].filter((id) => id !== 'died'));
    expect(reading('bored', kept).status).toBe('记得 4 条，这一句用到 1 条：忘了第 12 天，豆豆“复活”了');
  });
});
