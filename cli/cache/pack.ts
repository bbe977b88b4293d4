import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { indexLine, readIndex } from './pack-index.ts';
import { readValue, type Value, valueBytes } from './pack-value.ts';
import { openSegment, removeSegment, type Segment, segmentsIn } from './segment.ts';

/**
 * Values by key, kept between builds in a few files instead of one for each: a file to find, open, write and close costs more than
 * what is in it. Every build writes a segment of its own and only appends to it, so builds that share a cache never meet; a build
 * that is killed loses the value under way at most. What is damaged counts as absent.
 */
export type Pack = {
  /** Whether nothing was kept when the pack was opened. */
  isEmpty: boolean;
  /** What was put; null when nothing of that key is kept, `damaged` when it is not what it was. */
  read(key: string): Value | null | 'damaged';
  /** Keeps a value, and a line about it. Throws the error of the file system. */
  put(key: string, value: { body: string | Uint8Array; about: string }): void;
  /** Keys of what was read or put since the pack was opened. */
  used(): Iterable<string>;
  /**
   * Joins the segments when they have become many, large, or hold mostly what was replaced. What nobody read or put since the pack was
   * opened goes with `onlyUsed`, and of the rest what was put longest ago, until it takes half of `bytes`.
   */
  tidy(wish: { onlyUsed?: boolean; bytes?: number }): void;
  close(): void;
};

/** Where a value lies. A large site has a hundred thousand of these. */
type Entry = { segment: Segment; at: number; length: number; used: boolean };

/** Segments that a pack may consist of: each costs two files to open, and every build that keeps something new makes one. */
const most = 12;

/** Opens the pack in a folder, which need not exist yet and may be in use by other builds. */
export function openPack(folder: string): Pack {
  const segments = new Map<string, Segment>();
  const entries = new Map<string, Entry>();
  let replaced = 0;
  let own: Segment | null = null;

  const note = (key: string, entry: Entry) => {
    if (entries.has(key)) replaced += 1;
    entries.set(key, entry);
  };
  for (const name of segmentsIn(folder)) {
    const segment = openSegment({ folder, name });
    segments.set(name, segment);
    for (const { key, at, length } of readIndex(segment.index())) note(key, { segment, at, length, used: false });
  }

  function append(segment: Segment, { key, bytes }: { key: string; bytes: Uint8Array }): Entry {
    const entry = { segment, at: segment.append(bytes), length: bytes.length, used: true };
    // Said only once the value is there: a line without its value would promise what is not.
    segment.say(indexLine({ key, ...entry }));
    return entry;
  }

  function startSegment(): Segment {
    const segment = openSegment({ folder, name: nameAfter([...segments.keys()].at(-1)) });
    segments.set(segment.name, segment);
    return segment;
  }

  function drop(segment: Segment) {
    segment.close();
    segments.delete(segment.name);
    removeSegment({ folder, name: segment.name });
  }

  return {
    isEmpty: entries.size === 0,
    read(key) {
      const entry = entries.get(key);
      if (!entry) return null;
      entry.used = true;
      const bytes = entry.segment.read(entry.at, entry.length);
      return (bytes && readValue({ key, bytes })) ?? 'damaged';
    },
    put(key, value) {
      own ??= startSegment();
      note(key, append(own, { key, bytes: valueBytes({ key, ...value }) }));
    },
    *used() {
      for (const [key, { used }] of entries) if (used) yield key;
    },
    tidy({ onlyUsed = false, bytes: limit = Infinity }) {
      let size = 0;
      for (const { length } of entries.values()) size += length;
      if (segments.size <= most && replaced <= entries.size && size <= limit) return;
      const target = size > limit ? limit / 2 : size;
      const old = [...segments.values()];
      const joined = startSegment();
      const kept = new Map<string, Entry>();
      try {
        for (const [key, { segment, at, length, used }] of entries) {
          const bytes = size <= target && (used || !onlyUsed) ? segment.read(at, length) : null;
          if (bytes === null) size -= length;
          else kept.set(key, append(joined, { key, bytes }));
        }
      } catch {
        // No room for the joined one: all stays as it is.
        drop(joined);
        return;
      }
      entries.clear();
      for (const [key, entry] of kept) entries.set(key, entry);
      own = joined;
      replaced = 0;
      for (const segment of old) drop(segment);
    },
    close() {
      for (const segment of segments.values()) segment.close();
    },
  };
}

/** By name segments are in the order in which they were begun, whatever the clock is set to: the newest value counts. */
function nameAfter(last = ''): string {
  const moment = Math.max(Date.now(), Number.parseInt(last, 36) + 1 || 0);
  return `${moment.toString(36).padStart(9, '0')}-${randomUUID().slice(0, 8)}`;
}

const day = 86_400_000;

/** Removes packs beside the one to keep that no build has opened a segment in for a day. */
export function sweepPacks(folder: string, { keep }: { keep: string }): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name !== keep && Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > day)
      rmSync(path, { recursive: true, force: true });
  }
}
