import { describe, expect, it } from 'vitest';
import { talk as english } from '../../../pages/english/agents/talk.ts';
import { talk } from '../../../pages/products/rtc-ai/talk.ts';

const { answer, interjections, verdictOn } = talk;

const [hum, cough, wait] = interjections;

describe('what the agent does about a sound', () => {
  it('is said with the length of the sound', () => {
    expect(verdictOn(hum!, 10)).toBe('“嗯”，310 毫秒：判为附和，接着说');
    expect(verdictOn(cough!, 10)).toBe('“咳嗽”，480 毫秒：不能确定，音量先降一半，再恢复');
  });

  it('counts the characters that were heard and those that were not', () => {
    expect(verdictOn(wait!, 10)).toContain(`第 10 个字，没播出的 ${answer.length - 10} 个字作废`);
    expect(verdictOn(wait!, answer.length)).toContain('没播出的 0 个字作废');
  });

  it('is counted in words where people read words', () => {
    const said = english.interjections.find(({ id }) => id === 'wait')!;
    const words = english.answer.split(' ');
    const heard = words.slice(0, 6).join(' ').length;
    expect(english.verdictOn(said, heard)).toContain(`ends at word 6; the other ${words.length - 6} were never said`);
    expect(english.verdictOn(said, english.answer.length)).toContain('the other 0 were');
  });

  it('has a loudness bar for each tenth of a second', () => {
    for (const { length, bars } of interjections) expect(Math.ceil(length / 100) - bars.length).toBeLessThanOrEqual(1);
  });
});
