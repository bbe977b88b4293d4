import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { indexLine, readIndex } from './pack-index.ts';
import { readValue, type Value, valueBytes } from './pack-value.ts';
import { openSegment, removeSegment, type Segment, segmentsIn } from './segment.ts';

/**
 * A key-value store in a few files. One file per value costs more to open and close than to read. Each build appends to a segment of
 * its own, so builds that share a cache need no lock, and a killed build loses at most the value that it was writing. Damaged
 * values count as missing.
 */
export type Pack = {
  /** Whether the pack had no values when it was opened. */
  isEmpty: boolean;
  /** The value; null when the key is unknown, `damaged` when the checksum does not match. */
  read(key: string): Value | null | 'damaged';
  /** Stores a value. Throws file system errors. */
  put(key: string, value: { body: string | Uint8Array; meta: string }): void;
  /** Keys that were read or written since the pack was opened. */
  usedKeys(): Iterable<string>;
  /**
   * Merges the segments when there are too many of them, when most of their values were replaced, or when the values exceed `maxBytes`.
   * Evicts unused values if `onlyUsed` is set, and the oldest values until the pack has half of `maxBytes`.
   */
  compact(options: { onlyUsed?: boolean; maxBytes?: number }): void;
  close(): void;
};

/** Location of a value. A large site has 100,000 of these: keep the object small. */
type Entry = { segment: Segment; at: number; length: number; used: boolean };

/** Maximum number of segments. Each costs two open files, and every build that stores something adds one. */
const maxSegments = 12;

/** Opens the pack in a folder, which may not exist yet and may be in use by other builds. */
export function openPack(folder: string): Pack {
  const segments = new Map<string, Segment>();
  const entries = new Map<string, Entry>();
  let replaced = 0;
  let own: Segment | null = null;

  const record = (key: string, entry: Entry) => {
    if (entries.has(key)) replaced += 1;
    entries.set(key, entry);
  };
  for (const name of segmentsIn(folder)) {
    const segment = openSegment({ folder, name });
    segments.set(name, segment);
    for (const { key, at, length } of readIndex(segment.readIndex())) record(key, { segment, at, length, used: false });
  }

  function append(segment: Segment, { key, bytes }: { key: string; bytes: Uint8Array }): Entry {
    const entry = { segment, at: segment.append(bytes), length: bytes.length, used: true };
    // Write the index entry last, so that every entry has its value.
    segment.appendIndex(indexLine({ key, ...entry }));
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
      record(key, append(own, { key, bytes: valueBytes({ key, ...value }) }));
    },
    *usedKeys() {
      for (const [key, { used }] of entries) if (used) yield key;
    },
    compact({ onlyUsed = false, maxBytes: limit = Infinity }) {
      let size = 0;
      for (const { length } of entries.values()) size += length;
      if (segments.size <= maxSegments && replaced <= entries.size && size <= limit) return;
      const targetSize = size > limit ? limit / 2 : size;
      const old = [...segments.values()];
      const target = startSegment();
      const merged = new Map<string, Entry>();
      try {
        for (const [key, { segment, at, length, used }] of entries) {
          const bytes = size <= targetSize && (used || !onlyUsed) ? segment.read(at, length) : null;
          if (bytes === null) size -= length;
          else merged.set(key, append(target, { key, bytes }));
        }
      } catch {
        // The disk is full: keep the old segments.
        drop(target);
        return;
      }
      entries.clear();
      for (const [key, entry] of merged) entries.set(key, entry);
      own = target;
      replaced = 0;
      for (const segment of old) drop(segment);
    },
    close() {
      for (const segment of segments.values()) segment.close();
    },
  };
}

/** Names sort by age even if the clock was set back, so that the newest value of a key wins. */
function nameAfter(last = ''): string {
  const moment = Math.max(Date.now(), Number.parseInt(last, 36) + 1 || 0);
  return `${moment.toString(36).padStart(9, '0')}-${randomUUID().slice(0, 8)}`;
}

const day = 86_400_000;

/** Removes all packs in a folder but `keep` to which no build has added a segment for a day. */
export function removeUnusedPacks(folder: string, { keep }: { keep: string }): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name !== keep && Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > day)
      rmSync(path, { recursive: true, force: true });
  }
}
