import { join } from 'node:path';
import { type BlobStore, openBlobs } from './blobs.ts';
import { realDisk } from './disk.ts';
import { type Entry, openStage, type Stage } from './stage.ts';

/** Files that are made and kept, and published by another build: no output folder is touched. */
export type Unpublished = {
  blobs: BlobStore;
  stage: Stage;
  /** What was linked, by its path below a release's folder. */
  entries: ReadonlyMap<string, Pick<Entry, 'hash' | 'bytes' | 'siblings'>>;
  /** Lets nothing more be linked. */
  close(): Promise<void>;
};

export function openUnpublished({ cache, compress }: { cache: string; compress: boolean }): Unpublished {
  const blobs = openBlobs({ dir: cache, compress, disk: realDisk });
  const interrupt = new AbortController();
  // Files are linked when a stage is filled, which this one never is.
  const folder = join(cache, 'unpublished');
  const stage = openStage({ folder, blobs, disk: realDisk, signal: interrupt.signal });
  return { blobs, stage, entries: stage.entries, close: async () => interrupt.abort() };
}
