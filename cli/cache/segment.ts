import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** One build's part of a pack: a file of values, and a file with the place where each begins. */
export type Segment = {
  name: string;
  /** Text of the index; empty where it cannot be read. */
  index(): string;
  /** Appends a value; answers where it begins. */
  append(bytes: Uint8Array): number;
  /** Appends a line to the index. */
  say(line: string): void;
  /** Bytes of the value file; null where it has not so many. What follows them is read with them: it is often read next. */
  read(at: number, length: number): Buffer | null;
  close(): void;
};

const endings = { values: '.pack', index: '.index' };

/** Bytes read at once: those of some ten answers. */
const pieceBytes = 131_072;

/** Names of the segments in a folder, oldest first. */
export function segmentsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(endings.index))
    .map((name) => name.slice(0, -endings.index.length))
    .sort();
}

/** Removes a segment: first what promises values, then the values. */
export function removeSegment({ folder, name }: { folder: string; name: string }): void {
  for (const ending of [endings.index, endings.values]) rmSync(join(folder, name + ending), { force: true });
}

/** Opens a segment, whose files are made and opened when they are needed. */
export function openSegment({ folder, name }: { folder: string; name: string }): Segment {
  const path = (ending: string) => join(folder, name + ending);
  let writing: { values: number; index: number; end: number } | null = null;
  let reading: number | null = null;
  let piece: { at: number; bytes: Buffer } = { at: 0, bytes: Buffer.alloc(0) };

  function begin() {
    mkdirSync(folder, { recursive: true });
    return { values: openSync(path(endings.values), 'ax'), index: openSync(path(endings.index), 'ax'), end: 0 };
  }

  /** As many bytes as there are; none where the file is gone: another build tidied it away. */
  function upTo(at: number, length: number): Buffer {
    try {
      reading ??= openSync(path(endings.values), 'r');
      const bytes = Buffer.allocUnsafeSlow(length);
      return bytes.subarray(0, readSync(reading, bytes, 0, length, at));
    } catch {
      return Buffer.alloc(0);
    }
  }

  return {
    name,
    index() {
      try {
        return readFileSync(path(endings.index), 'utf8');
      } catch {
        return '';
      }
    },
    append(bytes) {
      writing ??= begin();
      const at = writing.end;
      for (let done = 0; done < bytes.length; ) {
        const written = writeSync(writing.values, bytes, done);
        done += written;
        writing.end += written;
      }
      return at;
    },
    say(line) {
      writeSync(writing!.index, line);
    },
    read(at, length) {
      const has = () => at >= piece.at && at + length <= piece.at + piece.bytes.length;
      if (!has()) piece = { at, bytes: upTo(at, Math.max(length, pieceBytes)) };
      return has() ? piece.bytes.subarray(at - piece.at, at - piece.at + length) : null;
    },
    close() {
      if (writing) for (const file of [writing.values, writing.index]) closeSync(file);
      if (reading !== null) closeSync(reading);
      writing = reading = null;
    },
  };
}
