import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

/** A file of an archive, whose content is to be read before the next. */
export type ArchiveEntry = { name: string; size: number; isFile: boolean; content: AsyncIterable<Buffer> };

/** The files of a tar archive that was packed with gzip, one at a time; nothing is written. Throws what is wrong with the format. */
export async function* entriesOf(path: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const source = createReadStream(path);
  const unpacking = pipeline(source, createGunzip(), tar);
  // Its failures end the archive, and are thrown to whom reads that.
  unpacking.catch(() => undefined);
  try {
    for await (const entry of tar) {
      const { name, size = 0, type } = entry.header;
      yield { name, size, isFile: type === 'file', content: entry as AsyncIterable<Buffer> };
      // An archive goes on once an entry was read, or was skipped.
      entry.resume();
    }
    await unpacking;
  } finally {
    // A reader may have seen enough.
    source.destroy();
    tar.destroy();
  }
}
