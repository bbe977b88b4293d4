import { type Change, type Item, type Kind, kindNames, kinds, type PageView } from './kinds.ts';
import { compareSequences, textLikeness } from './sequences.ts';

/** Value of an item that shows a changed file under the same name. */
const otherFile = (value: string) => value.replace(/^[^\s,]*/, '$& (another file)');

/** Compares two versions of a page. Each difference is reported once, as its most specific kind. */
export function compareViews(old: PageView, now: PageView): Change[] {
  const changes = kindNames.flatMap((kind) =>
    kinds[kind].named
      ? compareNamed({ kind, old: old[kind], now: now[kind] })
      : compareInOrder({ kind, old: old[kind], now: now[kind] }),
  );
  return withoutRepeats(changes);
}

type Items = { kind: Kind; old: readonly Item[]; now: readonly Item[] };

function compareNamed({ kind, old, now }: Items): Change[] {
  const [before, after] = [byName(old), byName(now)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    const change = changeOf({ kind, old: was ?? null, now: is ?? null });
    return change ? [{ ...change, of: name || null }] : [];
  });
}

/** Further items of the same name are numbered. */
function byName(items: readonly Item[]): Map<string, Item> {
  const found = new Map<string, Item>();
  for (const item of items) {
    const name = item.of ?? '';
    let free = name;
    for (let count = 2; found.has(free); count += 1) free = `${name} ${count}`.trim();
    found.set(free, item);
  }
  return found;
}

function compareInOrder({ kind, old, now }: Items): Change[] {
  const zones = new Set([...old, ...now].map(({ zone }) => zone));
  return [...zones].flatMap((zone) => {
    const within = (items: readonly Item[]) => items.filter((item) => item.zone === zone);
    return compareSequences({
      old: within(old),
      now: within(now),
      keyOf: ({ of, value }) => `${of}\n${value}`,
      likeness: likenessOf(kind),
    }).flatMap((step) => changeOf({ kind, ...step }) ?? []);
  });
}

/** A link is the same with another text or another target; so is a field with its name, and a picture with its file. */
function likenessOf(kind: Kind): (old: Item, now: Item) => number {
  if (kind === 'text' || kind === 'heading' || kind === 'button')
    return (old, now) =>
      Math.max(textLikeness(old.value, now.value), differOnlyInNumbers(old.value, now.value) ? 0.5 : 0.01);
  return (old, now) =>
    Number(old.value === now.value) ||
    (old.of !== null && old.of === now.of ? 0.9 : 0) ||
    Number(kind === 'link') * 0.01;
}

/** Whether two texts are the same but for their numbers, such as prices. */
function differOnlyInNumbers(old: string, now: string): boolean {
  const shape = (text: string) => text.replace(/\d[\d.,]*/g, '0');
  return shape(old) === shape(now);
}

function changeOf({ kind, old, now }: { kind: Kind; old: Item | null; now: Item | null }): Change | null {
  const item = now ?? old;
  if (!item) return null;
  const { zone, of } = item;
  if (!old || !now) return { kind, zone, of, old: old?.value ?? null, now: now?.value ?? null };
  // Different links at the same position.
  if (kind === 'link' && old.value !== now.value && old.of !== now.of)
    return { kind, zone, of: null, old: `${old.of} (${old.value})`, now: `${now.of} (${now.value})` };
  if (old.value !== now.value) return { kind, zone, of, old: old.value, now: now.value };
  if (old.of !== now.of && kind !== 'button')
    return { kind, zone, of: old.value, old: old.of ?? '', now: now.of ?? '' };
  if (old.digest !== now.digest) return { kind, zone, of, old: old.value, now: otherFile(old.value) };
  return null;
}

/** Filters repetitions: the text of a heading is also a text of the page, and titles are repeated for sharing. */
function withoutRepeats(changes: readonly Change[]): Change[] {
  const reported = new Set<string>();
  const key = (zone: string, old: string | null, now: string | null) => JSON.stringify([zone, old, now]);
  for (const { kind, zone, old, now } of changes) {
    if (kind === 'title' || kind === 'description') reported.add(key('sharing', old, now)).add(key('data', old, now));
    if (kind === 'canonical') reported.add(key('sharing', old, now)).add(key('data', old, now));
    if (kind === 'heading') reported.add(key(zone, old, now));
  }
  return changes.filter(({ kind, zone, old, now }) => {
    if (kind === 'text') return !reported.has(key(zone, old, now));
    return (kind !== 'sharing' && kind !== 'data') || !reported.has(key(kind, old, now));
  });
}
