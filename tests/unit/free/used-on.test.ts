import { describe, expect, it } from 'vitest';
import { usedOn } from '../../../pages/promotions/free/data.ts';

describe('the 10,000 minutes of the trial', () => {
  it.each([
    ['are used up during a day', 800, '第 13 天用完'],
    ['are used up at the end of a day', 400, '第 25 天用完'],
    ['last until they expire', 150, '到期还剩 5,500 分钟'],
  ])('%s', (_, perDay, text) => {
    expect(usedOn({ perDay })).toBe(text);
  });
});
