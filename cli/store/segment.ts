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

/** The values that one build added to a pack: a value file, and an index file with their offsets. */
export type Segment = {
  name: string;
  /** Text of the index file; empty when it cannot be read. */
  readIndex(): string;
  /** Appends a value and returns its offset. */
  append(bytes: Uint8Array): number;
  appendIndex(line: string): void;
  /** Reads from the value file; null past its end. Reads ahead where values are read in the order of writing. */
  read(at: number, length: number): Buffer | null;
  close(): void;
};

const extensions = { values: '.pack', index: '.index' };

/** Read-ahead in bytes: about ten responses of the API. */
const readAheadBytes = 131_072;

/** Names of the segments in a folder, oldest first. */
export function segmentsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(extensions.index))
    .map((name) => name.slice(0, -extensions.index.length))
    .sort();
}

/** Removes a segment: the index first, so that no entry points to missing values. */
export function removeSegment({ folder, name }: { folder: string; name: string }): void {
  for (const extension of [extensions.index, extensions.values])
    rmSync(join(folder, name + extension), { force: true });
}

/** Opens a segment. Its files are created and opened when they are first used. */
export function openSegment({ folder, name }: { folder: string; name: string }): Segment {
  const path = (extension: string) => join(folder, name + extension);
  let writing: { values: number; index: number; end: number } | null = null;
  let reading: number | null = null;
  let buffer: { at: number; bytes: Buffer } = { at: 0, bytes: Buffer.alloc(0) };

  function createFiles() {
    mkdirSync(folder, { recursive: true });
    return { values: openSync(path(extensions.values), 'ax'), index: openSync(path(extensions.index), 'ax'), end: 0 };
  }

  /** Up to `length` bytes; none when another build has removed the file. */
  function readUpTo(at: number, length: number): Buffer {
    try {
      reading ??= openSync(path(extensions.values), 'r');
      const bytes = Buffer.allocUnsafeSlow(length);
      return bytes.subarray(0, readSync(reading, bytes, 0, length, at));
    } catch {
      return Buffer.alloc(0);
    }
  }

  return {
    name,
    readIndex() {
      try {
        return readFileSync(path(extensions.index), 'utf8');
      } catch {
        return '';
      }
    },
    append(bytes) {
      writing ??= createFiles();
      const at = writing.end;
      for (let done = 0; done < bytes.length; ) {
        const written = writeSync(writing.values, bytes, done);
        done += written;
        writing.end += written;
      }
      return at;
    },
    appendIndex(line) {
      writeSync(writing!.index, line);
    },
    read(at, length) {
      const has = () => at >= buffer.at && at + length <= buffer.at + buffer.bytes.length;
      const inOrder = () => at >= buffer.at && at <= buffer.at + buffer.bytes.length + readAheadBytes;
      if (!has()) buffer = { at, bytes: readUpTo(at, inOrder() ? Math.max(length, readAheadBytes) : length) };
      return has() ? buffer.bytes.subarray(at - buffer.at, at - buffer.at + length) : null;
    },
    close() {
      if (writing) for (const file of [writing.values, writing.index]) closeSync(file);
      if (reading !== null) closeSync(reading);
      writing = reading = null;
    },
  };
}
