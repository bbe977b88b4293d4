import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

/** A file of an archive. Its content must be read before the next file. */
export type ArchiveEntry = { name: string; size: number; isFile: boolean; content: AsyncIterable<Buffer> };

/** Bytes that may stand between two files and behind the last one: headers, and the zeros that fill a block. */
const between = 1_000_000;

/** Yields the files of a `.tar.gz` archive. Throws when the format is invalid, and when more stands behind its files than fills a block. */
export async function* entriesOf(path: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const source = createReadStream(path);
  let left = between;
  const bounded = new Transform({
    transform(piece: Buffer, _, done) {
      left -= piece.length;
      if (left < 0) done(new Error('more data follows than its files have'));
      else done(null, piece);
    },
  });
  const decompression = pipeline(source, createGunzip(), bounded, tar);
  // Errors also end `tar`, whose reader throws them.
  decompression.catch(() => undefined);
  try {
    for await (const entry of tar) {
      const { name, size = 0, type } = entry.header;
      left = size + between;
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
