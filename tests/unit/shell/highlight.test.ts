import { describe, expect, it } from 'vitest';
import { highlight } from '../../../components/ui/highlight.ts';
import { samplesEn } from '../../../pages/english/home/code.ts';
import { samplesZh } from '../../../pages/home/home/code.ts';

describe('highlighting', () => {
  it('names what it knows', () => {
    const tokens = highlight({ language: 'javascript', code: "const a = send('const', 42); // not const" });
    expect(tokens.filter(({ kind }) => kind !== 'plain').map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'keyword const',
      'call send',
      "string 'const'",
      'number 42',
      'comment // not const',
    ]);
  });

  it('leaves a property named like a keyword alone', () => {
    expect(highlight({ language: 'javascript', code: 'message.from' })).toEqual([
      { kind: 'plain', text: 'message.from' },
    ]);
  });

  it('takes neighbours of one kind together, with the space between them', () => {
    expect(highlight({ language: 'javascript', code: 'export const a' })).toEqual([
      { kind: 'keyword', text: 'export const' },
      { kind: 'plain', text: ' a' },
    ]);
  });

  it('loses nothing of any sample', () => {
    for (const sample of [...samplesZh, ...samplesEn])
      expect(
        highlight(sample)
          .map(({ text }) => text)
          .join(''),
      ).toBe(sample.code);
  });
});
