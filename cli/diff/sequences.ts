import { diffArrays } from 'diff';
import { limits } from './limits.ts';
import { wordsOf } from './words.ts';

/** A step from the old to the new list: removed (`now` is null), added (`old` is null), kept or replaced. */
export type Step<Entry> = { old: Entry | null; now: Entry | null };

export type SequencesOptions<Entry> = {
  old: readonly Entry[];
  now: readonly Entry[];
  /** Entries with the same key are equal. */
  keyOf: (entry: Entry) => string;
  /** Similarity of two entries, from 0 to 1. */
  likeness: (old: Entry, now: Entry) => number;
};

/** Minimum similarity of a replaced entry. */
const alike = 0.4;

/** Compares two lists in order: entries that were kept, replaced, removed and added. */
export function compareSequences<Entry>({ old, now, keyOf, likeness }: SequencesOptions<Entry>): Step<Entry>[] {
  const [oldKeys, nowKeys] = [old.map(keyOf), now.map(keyOf)];
  const runs = diffArrays(oldKeys, nowKeys, { maxEditLength: limits.steps });
  if (!runs) return withoutOrder({ old, now, oldKeys, nowKeys });
  const steps: Step<Entry>[] = [];
  let gone: Entry[] = [];
  let come: Entry[] = [];
  let [atOld, atNow] = [0, 0];
  const settle = () => {
    steps.push(...pair({ gone, come, likeness }));
    gone = [];
    come = [];
  };
  for (const { added, removed, count } of runs) {
    if (removed) gone.push(...old.slice(atOld, (atOld += count)));
    else if (added) come.push(...now.slice(atNow, (atNow += count)));
    else {
      settle();
      for (let left = count; left > 0; left -= 1) steps.push({ old: old[atOld++]!, now: now[atNow++]! });
    }
  }
  settle();
  return steps;
}

type Runs<Entry> = { gone: readonly Entry[]; come: readonly Entry[]; likeness: (old: Entry, now: Entry) => number };

/** Pairs removed and added entries at one position that are similar. */
function pair<Entry>({ gone, come, likeness }: Runs<Entry>): Step<Entry>[] {
  const first = { old: gone[0] ?? null, now: come[0] ?? null };
  if (gone.length === 1 && come.length === 1 && likeness(gone[0]!, come[0]!) > 0) return [first];
  const steps: Step<Entry>[] = [];
  let from = 0;
  for (const entry of gone) {
    let best = -1;
    let most = alike;
    if (gone.length * come.length <= limits.pairs)
      for (let at = from; at < come.length; at += 1) {
        const found = likeness(entry, come[at]!);
        if (found >= most && (best < 0 || found > most)) [best, most] = [at, found];
      }
    if (best < 0) {
      steps.push({ old: entry, now: null });
      continue;
    }
    for (const passed of come.slice(from, best)) steps.push({ old: null, now: passed });
    steps.push({ old: entry, now: come[best]! });
    from = best + 1;
  }
  return [...steps, ...come.slice(from).map((entry) => ({ old: null, now: entry }))];
}

type Keyed<Entry> = Pick<SequencesOptions<Entry>, 'old' | 'now'> & { oldKeys: string[]; nowKeys: string[] };

/** For very different lists: set difference. */
function withoutOrder<Entry>({ old, now, oldKeys, nowKeys }: Keyed<Entry>): Step<Entry>[] {
  const places = new Map<string, number[]>();
  nowKeys.forEach((key, at) => {
    const found = places.get(key);
    if (found) found.push(at);
    else places.set(key, [at]);
  });
  const met = new Set<number>();
  const steps: Step<Entry>[] = old.map((entry, index) => {
    const at = places.get(oldKeys[index]!)?.shift();
    if (at === undefined) return { old: entry, now: null };
    met.add(at);
    return { old: entry, now: now[at]! };
  });
  now.forEach((entry, at) => {
    if (!met.has(at)) steps.push({ old: null, now: entry });
  });
  return steps;
}

/** The share of words that two texts have in common, from 0 to 1. */
export function textLikeness(old: string, now: string): number {
  const [before, after] = [old, now].map((text) => wordsOf(text).filter((word) => /[\p{L}\p{N}]/u.test(word))) as [
    string[],
    string[],
  ];
  const left = new Map<string, number>();
  for (const word of before) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of after) {
    const count = left.get(word) ?? 0;
    if (count > 0) common += 1;
    left.set(word, count - 1);
  }
  return (2 * common) / (before.length + after.length || 1);
}
