import { describe, expect, it } from 'vitest';
import { limits } from '../../../cli/diff/limits.ts';
import { compareWords, excerpts, type Part } from '../../../cli/diff/words.ts';

const shown = (parts: readonly Part[]) =>
  parts.map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind]).join('');
const side = (parts: readonly Part[], left: 'removed' | 'added') =>
  parts
    .filter(({ kind }) => kind === 'same' || kind === left)
    .map(({ text }) => text)
    .join('');

describe('words of two texts', () => {
  it('are compared one by one, Chinese ones by the dictionary', () => {
    expect(shown(compareWords('The old price', 'The new price'))).toBe('The [-old-]{+new+} price');
    expect(shown(compareWords('接口停用前通知', '接口升级前通知'))).toBe('接口[-停用-]{+升级+}前通知');
  });

  it('are whole with their hyphens, as in values of headers', () => {
    expect(shown(compareWords('strict-origin-when-cross-origin', 'strict-origin'))).toBe(
      '[-strict-origin-when-cross-origin-]{+strict-origin+}',
    );
    expect(shown(compareWords('max-age=60; preload', 'max-age=90; preload'))).toBe('max-age=[-60-]{+90+}; preload');
  });

  it('are one change where only signs are between them, and both texts stay whole', () => {
    const [old, now] = ['/a-b/c stays', '/d-e/f stays'];
    const parts = compareWords(old, now);
    expect(shown(parts)).toBe('/[-a-b/c-]{+d-e/f+} stays');
    expect(side(parts, 'removed')).toBe(old);
    expect(side(parts, 'added')).toBe(now);
  });

  it('are not compared where hardly any agree', () => {
    const [old, now] = [0, 1].map((start) =>
      Array.from({ length: limits.steps + 2 }, (_, index) => `w${2 * index + start}`).join(' '),
    );
    expect(compareWords(old!, now!).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});

describe('excerpts', () => {
  it('keep a few words around what differs', () => {
    const around = 'x'.repeat(500);
    const { old, now } = excerpts(`${around}old${around}`, `${around}new${around}`);
    expect(old).toBe(`…${'x'.repeat(limits.context)}old${'x'.repeat(limits.context)}…`);
    expect(now).toBe(`…${'x'.repeat(limits.context)}new${'x'.repeat(limits.context)}…`);
  });

  it('begin and end between words, where a space is near', () => {
    const features = Array.from({ length: 30 }, (_, at) => `feature-number-${at}=()`);
    const other = features.with(15, 'feature-number-15=(self)');
    const { now } = excerpts(features.join(', '), other.join(', '));
    expect(now).toBe(`…${other.slice(14, 18).join(', ')},…`);
  });

  it('cut what is long, and never through a character', () => {
    const faces = '😀'.repeat(limits.text);
    expect(excerpts(faces, null).old).toBe(`${'😀'.repeat(limits.text / 2)}…`);
    for (const { old } of [excerpts(`x${faces}`, null), excerpts(`${faces}a`, `${faces}b`)])
      expect(() => encodeURIComponent(old!)).not.toThrow();
  });
});
