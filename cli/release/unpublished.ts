import { join } from 'node:path';
import { type BlobStore, openBlobs } from './blobs.ts';
import type { Compress } from './compress.ts';
import { realDisk } from './disk.ts';
import { type Entry, openStage, type Stage } from './stage.ts';

/** A stage for a shard: files go to the cache only, and another build publishes them. */
export type Unpublished = {
  blobs: BlobStore;
  stage: Stage;
  /** Staged files by path below the release's folder. */
  entries: ReadonlyMap<string, Pick<Entry, 'hash' | 'bytes' | 'siblings'>>;
  /** Rejects further links. */
  close(): Promise<void>;
};

export function openUnpublished({ cache, compress }: { cache: string; compress: Compress | boolean }): Unpublished {
  const blobs = openBlobs({ dir: cache, compress, disk: realDisk });
  const interrupt = new AbortController();
  // `fill` is never called, so this folder is never created.
  const folder = join(cache, 'unpublished');
  const stage = openStage({ folder, blobs, disk: realDisk, signal: interrupt.signal });
  return { blobs, stage, entries: stage.entries, close: async () => interrupt.abort() };
}
