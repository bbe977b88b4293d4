import { describe, expect, it } from 'vitest';
import { messages, pushesOf } from '../../../config/push-merging.ts';
import { everySeconds, intervals, readPushes } from '../../../pages/products/im/pushes.ts';
import { answerTo, numberOf } from '../../../pages/products/im/shop.ts';

describe('merged pushes', () => {
  it('are the ten that the article computes for a message every three seconds', () => {
    expect(pushesOf(3).map(({ at }) => at)).toEqual([0, 6, 12, 24, 48, 96, 156, 216, 276, 336]);
    expect(pushesOf(3).map(({ merged }) => merged.length)).toEqual([1, 1, 2, 4, 8, 16, 20, 20, 20, 8]);
  });

  it.each(intervals)(
    'tell of every message once, in order, and none waits for more than a minute: every %d s',
    (every) => {
      const pushes = pushesOf(every);
      expect(pushes.flatMap(({ merged }) => merged)).toEqual(
        Array.from({ length: messages }, (_, index) => index * every),
      );
      for (const { at, merged } of pushes) expect(at - merged[0]!).toBeLessThanOrEqual(60);
      expect(pushes[0]).toEqual({ at: 0, merged: [0] });
    },
  );

  it('never ring more often than messages come, and less often the busier it is', () => {
    const counts = intervals.map((every) => pushesOf(every).length);
    expect([...counts].sort((one, other) => one - other)).toEqual(counts);
    expect(Math.max(...counts)).toBeLessThanOrEqual(messages);
  });
});

it('seconds are written as words for people', () => {
  expect([0.5, 3, 120, 156].map(everySeconds)).toEqual(['0.5 秒', '3 秒', '2 分钟', '2 分 36 秒']);
  expect(readPushes({ every: 3 }).texts).toEqual({ every: '3 秒', pushes: 10, longest: '60 秒' });
});

describe('the shop', () => {
  const said = (text: string) => answerTo({ kind: 'text', text, number: 1 });
  it('answers what it is asked, and numbers messages without a gap', () => {
    expect(said('还有吗？')).toBe('还剩 4 份，要的话给您留');
    expect(said('[语音] 8 秒')).toBe('听到了，这就给您装');
    expect(said('要三份')).toBe('好，给您留了');
    expect(said('今天天气不错')).toBe('好，记下了');
    expect(numberOf({ kind: 'text', text: '', number: 2 })).toBe(4129);
  });
});
