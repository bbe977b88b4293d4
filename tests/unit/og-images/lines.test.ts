import { describe, expect, it } from 'vitest';
import { breakLines, cutLines } from '../../../cli/og-images/lines.ts';

/** Chinese is as wide as high, Latin half as wide. */
const width = (text: string) => [...text].reduce((sum, letter) => sum + (/[\x00-\xff]/.test(letter) ? 0.5 : 1), 0);
const lines = (text: string, room: number, lang = 'zh-CN') => breakLines({ text, lang, width, room }).lines;

describe('a title', () => {
  it('stays on one line where it fits, and breaks into lines of like length where it does not', () => {
    expect(lines('即时通讯', 8)).toEqual(['即时通讯']);
    expect(lines('一座桥，连起每一次沟通', 7)).toEqual(['一座桥，连起', '每一次沟通']);
    expect(lines('In-app chat SDK with push and history', 10, 'en')).toEqual([
      'In-app chat SDK with',
      'push and history',
    ]);
  });

  it('never begins a line with a closing mark or ends one with an opening mark', () => {
    const titles = [
      '会议服务条款（全文）：第二版，修订稿。',
      '“云桥通信”与《通信白皮书》、【公告】一则！',
      '端到端时延：200 毫秒以内（中位数）；抖动、丢包与恢复。',
    ];
    for (const title of titles) {
      for (let room = 3; room < 20; room++) {
        for (const line of lines(title, room).slice(1)) expect(line, `${room}`).not.toMatch(/^[、，。！？：；）》】”]/);
        for (const line of lines(title, room).slice(0, -1)) expect(line, `${room}`).not.toMatch(/[（《【“]$/);
      }
    }
  });

  it('keeps words together: Latin with its signs, figures with what they count, Chinese by the word', () => {
    for (let room = 5; room < 12; room++) {
      const text = lines('全球网络 WE-CAN 2.0 把 200 毫秒降到 80 毫秒', room).join('|');
      for (const word of ['WE-CAN', '200 毫秒', '80 毫秒', '全球', '网络']) expect(text, `${room}`).toContain(word);
    }
  });

  it('breaks rather after a mark than within a clause', () => {
    expect(lines('手机上的长连接：怎样才算活着', 9)).toEqual(['手机上的长连接：', '怎样才算活着']);
  });

  it('tears a word only when the word alone is wider than a line, and says so', () => {
    const { lines: torn, ...said } = breakLines({ text: 'Donaudampfschiff', lang: 'en', width, room: 4 });
    expect(torn.join('')).toBe('Donaudampfschiff');
    expect(torn.length).toBe(2);
    expect(said.torn).toBe(true);
    expect(breakLines({ text: 'a bc', lang: 'en', width, room: 4 }).torn).toBe(false);
  });

  it('is read no further than an image can show', () => {
    const { lines: broken } = breakLines({ text: '长'.repeat(5_000), lang: 'zh-CN', width, room: 10 });
    expect(broken.length).toBeGreaterThan(3);
    expect(broken.join('').length).toBeLessThan(400);
  }, 5_000);

  it('with nothing in it has no lines', () => {
    expect(lines('  ', 5)).toEqual([]);
  });
});

describe('too many lines', () => {
  it('end with an ellipsis that fits, and after no mark', () => {
    expect(cutLines({ lines: ['一二三', '四五，六', '七八'], most: 2, width, room: 4 })).toEqual(['一二三', '四五…']);
    expect(cutLines({ lines: ['一二三', '四五'], most: 2, width, room: 4 })).toEqual(['一二三', '四五']);
  });
});
