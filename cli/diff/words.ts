import { diffArrays } from 'diff';
import { limits } from './limits.ts';

/** A part of two texts: in both, in the old one, or in the new one. */
export type Part = { kind: 'same' | 'removed' | 'added'; text: string };

/** It splits English as well. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The words, spaces and signs of a text; Chinese by its dictionary words. */
export const wordsOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

/** What two texts have in common and what not, word by word. */
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

/** Words that changed, with nothing but signs or spaces between them, as one change. */
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

/** The parts of two texts around what differs: what they share at both ends is left out but for a few words, what is long is cut. */
export function excerpts(old: string | null, now: string | null): { old: string | null; now: string | null } {
  if (old === null || now === null) return { old: old && cut(old), now: now && cut(now) };
  const most = Math.min(old.length, now.length);
  let head = 0;
  while (head < most && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < most - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const from = whole(old, Math.max(0, head - limits.context));
  const keep = Math.max(0, tail - limits.context);
  const part = (text: string) => {
    const end = whole(text, text.length - keep);
    return cut((from > 0 ? '…' : '') + text.slice(from, end) + (end < text.length ? '…' : ''));
  };
  return { old: part(old), now: part(now) };
}

function cut(text: string): string {
  return text.length > limits.text ? `${text.slice(0, whole(text, limits.text))}…` : text;
}

/** A place in a text that is not between the halves of a character. */
const whole = (text: string, at: number) => (/[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at);
