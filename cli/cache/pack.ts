import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, indexLine, readIndex } from './pack-index.ts';
import { readValue, type Value, valueBytes } from './pack-value.ts';
import { openSegment, removeSegment, type Segment, segmentsIn } from './segment.ts';

/**
 * Values by key, kept between builds in a few files instead of one for each: a file to find, open, write and close costs more than
 * what stands in it. Every build writes a segment of its own and only appends to it, so builds that share a cache never meet; a build
 * that is killed loses the value under way at most. What is damaged counts as absent.
 */
export type Pack = {
  /** What was put; null when nothing of that key is kept, `damaged` when it is not what it was. */
  read(key: string): Value | null | 'damaged';
  /** Keeps a value, and a line about it. Throws what the disk says. */
  put(key: string, value: { body: string | Uint8Array; about: string }): void;
  /**
   * Joins the segments when they have become many, large, or hold mostly what was replaced. What is not `wanted` goes, and of the rest
   * what was put longest ago, until it takes half of `bytes`.
   */
  tidy(wish: { wanted?: (key: string) => boolean; bytes?: number }): void;
  close(): void;
};

/** Segments that a pack may consist of: each costs two files to open, and every build that keeps something new makes one. */
const most = 12;

/** Opens the pack in a folder, which need not exist yet and may be in use by other builds. */
export function openPack(folder: string): Pack {
  const segments = new Map<string, Segment>();
  const entries = new Map<string, Entry>();
  let replaced = 0;
  let own: Segment | null = null;

  const note = (entry: Entry) => {
    if (entries.has(entry.key)) replaced += 1;
    entries.set(entry.key, entry);
  };
  for (const name of segmentsIn(folder)) {
    const segment = openSegment({ folder, name });
    segments.set(name, segment);
    for (const entry of readIndex({ segment: name, text: segment.index() })) note(entry);
  }

  function append(segment: Segment, { key, bytes }: { key: string; bytes: Uint8Array }): Entry {
    const entry = { key, segment: segment.name, at: segment.append(bytes), length: bytes.length };
    // Said only once the value is there: a line without its value would promise what is not.
    segment.say(indexLine(entry));
    return entry;
  }

  const bytesOf = ({ segment, at, length }: Entry) => segments.get(segment)!.read(at, length);

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
    read(key) {
      const entry = entries.get(key);
      if (!entry) return null;
      const bytes = bytesOf(entry);
      return (bytes && readValue(bytes)) ?? 'damaged';
    },
    put(key, value) {
      own ??= startSegment();
      note(append(own, { key, bytes: valueBytes(value) }));
    },
    tidy({ wanted = () => true, bytes: limit = Infinity }) {
      let size = 0;
      for (const { length } of entries.values()) size += length;
      if (segments.size <= most && replaced <= entries.size && size <= limit) return;
      const target = size > limit ? limit / 2 : size;
      const old = [...segments.values()];
      const joined = startSegment();
      const kept: Entry[] = [];
      try {
        for (const entry of entries.values()) {
          const bytes = size <= target && wanted(entry.key) ? bytesOf(entry) : null;
          if (bytes === null) size -= entry.length;
          else kept.push(append(joined, { key: entry.key, bytes }));
        }
      } catch {
        // No room for the joined one: all stays as it is.
        drop(joined);
        return;
      }
      entries.clear();
      for (const entry of kept) entries.set(entry.key, entry);
      own = joined;
      replaced = 0;
      for (const segment of old) drop(segment);
    },
    close() {
      for (const segment of segments.values()) segment.close();
    },
  };
}

/** By name segments stand in the order in which they were begun, whatever the clock says: the younger one's word counts. */
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
    if (name !== keep && Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > day) rmSync(path, { recursive: true, force: true });
  }
}
