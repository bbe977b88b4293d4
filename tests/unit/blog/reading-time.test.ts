import { describe, expect, it } from 'vitest';
import { readingTime } from '../../../pages/blog/article/reading-time.ts';

describe('readingTime', () => {
  it('is a minute at least, also for nothing', () => {
    expect(readingTime('')).toBe(1);
    expect(readingTime('<p></p>')).toBe(1);
  });

  it('reads 400 Chinese characters a minute and rounds up', () => {
    expect(readingTime('桥'.repeat(400))).toBe(1);
    expect(readingTime('桥'.repeat(401))).toBe(2);
  });

  it('does not count what is written in drawings', () => {
    expect(readingTime(`${'桥'.repeat(400)}<svg viewBox="0 0 1 1"><text>${'桥'.repeat(400)}</text></svg>`)).toBe(1);
  });

  it('reads 200 words of another script a minute', () => {
    expect(readingTime('bridge '.repeat(200))).toBe(1);
    expect(readingTime('bridge '.repeat(201))).toBe(2);
  });

  it('adds both up when they are mixed', () => {
    expect(readingTime(`${'桥'.repeat(400)} ${'word '.repeat(200)}`)).toBe(2);
    expect(readingTime('用SDK发送message'.repeat(100))).toBe(2);
  });

  it('counts neither tags, attributes, entities nor punctuation', () => {
    const html = `<p class="${'x '.repeat(300)}">${'&nbsp;&amp;&#39;'.repeat(300)}${'，。'.repeat(300)}桥</p>`;
    expect(readingTime(html)).toBe(1);
  });

  it('takes a hyphenated or apostrophised word for one', () => {
    expect(readingTime("end-to-end doesn't ".repeat(100))).toBe(1);
  });
});
