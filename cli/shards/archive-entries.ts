import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

/** A file of an archive. Its content must be read before the next file. */
export type ArchiveEntry = { name: string; size: number; isFile: boolean; content: AsyncIterable<Buffer> };

/** Yields the files of a `.tar.gz` archive. Throws when the format is invalid. */
export async function* entriesOf(path: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const source = createReadStream(path);
  const decompression = pipeline(source, createGunzip(), tar);
  // Errors also end `tar`, whose reader throws them.
  decompression.catch(() => undefined);
  try {
    for await (const entry of tar) {
      const { name, size = 0, type } = entry.header;
      yield { name, size, isFile: type === 'file', content: entry as AsyncIterable<Buffer> };
      // Skip what was not read, so that the next entry follows.
      entry.resume();
    }
    await decompression;
  } finally {
    // The consumer may stop early.
    source.destroy();
    tar.destroy();
  }
}
