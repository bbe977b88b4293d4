import { closeSync, constants, fstatSync, openSync, readSync, statSync } from 'node:fs';

/** The bytes of a file, or why it is not read. */
export type RegularFile = { bytes: Buffer } | { bytes: null; missing: boolean; why: string };

const kindOf = 'it is no regular file';

/**
 * Reads a file that strangers may have put there: only a regular one, and only up to a length. A device or a pipe is not opened, because
 * reading it may never end.
 */
export function readRegularFile({ file, most }: { file: string; most: number }): RegularFile {
  try {
    if (!statSync(file).isFile()) return refused(kindOf);
    // The file may have been replaced since: a pipe that nobody writes to must not hold the build.
    const opened = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const facts = fstatSync(opened);
      if (!facts.isFile()) return refused(kindOf);
      if (facts.size > most) return refused(`it has ${facts.size} bytes, more than ${most}`);
      return { bytes: upTo({ opened, bytes: Buffer.alloc(facts.size) }) };
    } finally {
      closeSync(opened);
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { bytes: null, missing: code === 'ENOENT', why: code === 'ENOENT' ? 'it does not exist' : message };
  }
}

const refused = (why: string): RegularFile => ({ bytes: null, missing: false, why });

/** Fills a buffer from a file, which may have become shorter. */
function upTo({ opened, bytes }: { opened: number; bytes: Buffer }): Buffer {
  let length = 0;
  while (length < bytes.length) {
    const read = readSync(opened, bytes, length, bytes.length - length, length);
    if (read === 0) break;
    length += read;
  }
  return bytes.subarray(0, length);
}
