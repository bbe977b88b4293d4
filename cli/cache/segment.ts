import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** One build's part of a pack: a file of values, and a file that says where each begins. */
export type Segment = {
  name: string;
  /** Text of the index; empty where it cannot be read. */
  index(): string;
  /** Appends a value; answers where it begins. */
  append(bytes: Uint8Array): number;
  /** Appends a line to the index. */
  say(line: string): void;
  /** Bytes of the value file; null where it has not so many. */
  read(at: number, length: number): Buffer | null;
  close(): void;
};

const endings = { values: '.pack', index: '.index' };

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

  function begin() {
    mkdirSync(folder, { recursive: true });
    return { values: openSync(path(endings.values), 'ax'), index: openSync(path(endings.index), 'ax'), end: 0 };
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
      try {
        reading ??= openSync(path(endings.values), 'r');
        const bytes = Buffer.allocUnsafeSlow(length);
        return readSync(reading, bytes, 0, length, at) === length ? bytes : null;
      } catch {
        return null; // another build tidied it away
      }
    },
    close() {
      if (writing) for (const file of [writing.values, writing.index]) closeSync(file);
      if (reading !== null) closeSync(reading);
      writing = reading = null;
    },
  };
}
