import { diffArrays } from 'diff';
import { limits } from './limits.ts';

/** A part of two texts: in both, in the old one, or in the new one. */
export type Part = { kind: 'same' | 'removed' | 'added'; text: string };

/** Also splits English. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Splits a text into words, spaces and punctuation; Chinese by dictionary. Hyphens do not split words: `strict-origin`, `2026-11-25`. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  let hyphenated = false;
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const joins = segment === '-' && /[\p{L}\p{N}-]$/u.test(words.at(-1) ?? '');
    if (joins || (hyphenated && isWordLike)) words.push(words.pop() + segment);
    else words.push(segment);
    hyphenated = joins;
  }
  return words;
}

export function compareWords(old: string, now: string): Part[] {
  const parts = diffArrays(wordsOf(old), wordsOf(now), { maxEditLength: limits.steps });
  if (!parts)
    return [
      { kind: 'removed', text: old },
      { kind: 'added', text: now },
    ];
  return joined(
    parts.map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    })),
  );
}

/** Merges changed words that are separated only by punctuation or spaces. */
function joined(parts: readonly Part[]): Part[] {
  const done: Part[] = [];
  let [removed, added] = ['', ''];
  const settle = () => {
    if (removed) done.push({ kind: 'removed', text: removed });
    if (added) done.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  parts.forEach(({ kind, text }, at) => {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (at > 0 && at < parts.length - 1 && !/[\p{L}\p{N}]/u.test(text)) {
      removed += text;
      added += text;
    } else {
      settle();
      done.push({ kind, text });
    }
  });
  settle();
  return done;
}

/** Excerpts of two texts around their difference, with a few words of context; long texts are truncated. */
export function excerpts(old: string | null, now: string | null): { old: string | null; now: string | null } {
  if (old === null || now === null) return { old: old && cut(old), now: now && cut(now) };
  const most = Math.min(old.length, now.length);
  let head = 0;
  while (head < most && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < most - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const start = whole(old, Math.max(0, head - limits.context));
  const from = start + (start > 0 ? (/^\S{0,20}\s/.exec(old.slice(start, head))?.[0].length ?? 0) : 0);
  const rest = Math.max(0, tail - limits.context);
  const end = old.slice(old.length - tail, old.length - rest);
  const keep = rest + (rest > 0 ? (/\s\S{0,20}$/.exec(end)?.[0].length ?? 0) : 0);
  const part = (text: string) => {
    const end = whole(text, text.length - keep);
    return cut((from > 0 ? '…' : '') + text.slice(from, end) + (end < text.length ? '…' : ''));
  };
  return { old: part(old), now: part(now) };
}

function cut(text: string): string {
  return text.length > limits.text ? `${text.slice(0, whole(text, limits.text))}…` : text;
}

/** An index that does not split a surrogate pair. */
const whole = (text: string, at: number) => (/[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at);
