import type { ValuePath } from '../edit/values.ts';
import { readWords, type Word } from './read-words.ts';
import { seenLetters } from './seen-letters.ts';

type FoundText = { path: ValuePath; pattern: RegExp; length: number };

type FindWordsOptions = {
  source: string;
  seen: string;
  /** Only a text that is equal counts. */
  whole?: boolean;
};

/**
 * The way to the text of a words file that a visitor sees: the one that is equal to it, or the longest that contains it or is part of it.
 * Values in it may be anything. Null when there is none.
 */
export function findWords({ source, seen, whole = false }: FindWordsOptions): ValuePath | null {
  const letters = seenLetters(seen);
  if (letters === '') return null;
  const texts = textsWithPaths(source);
  const equal = texts.find(({ pattern }) => new RegExp(`^${pattern.source}$`, 'u').test(letters));
  if (equal || whole) return equal?.path ?? null;
  const within = texts
    .filter(({ pattern, length }) => length > 1 && pattern.test(letters))
    .sort((a, b) => b.length - a.length)[0];
  if (within) return within.path;
  const around = texts.find((text) => text.whole.includes(letters));
  return letters.length > 1 ? (around?.path ?? null) : null;
}

function textsWithPaths(source: string): (FoundText & { whole: string })[] {
  const inWord = (word: Word, path: ValuePath): (FoundText & { whole: string })[] => {
    if (word.kind === 'list') return word.items.flatMap((item, index) => inWord(item, [...path, index]));
    if (word.kind === 'map') return word.entries.flatMap(({ name, value }) => inWord(value, [...path, name]));
    if (word.kind !== 'text') return [];
    const letters = word.parts.map((part) => (part.kind === 'letters' ? part.text : '\0'));
    const whole = seenLetters(letters.join(''));
    const length = whole.replaceAll('\0', '').length;
    if (length === 0) return [];
    const pattern = whole
      .split('\0')
      .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
      .join('.+?');
    return [{ path, pattern: new RegExp(pattern, 'u'), length, whole: whole.replaceAll('\0', '') }];
  };
  return readWords(source).entries.flatMap(({ name, value }) => inWord(value, [name]));
}
