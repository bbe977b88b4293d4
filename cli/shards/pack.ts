import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack as Tar, pack as startTar } from 'tar-stream';
import { blobPath } from '../release/blobs.ts';
import { archivedBlobs, archiveNames } from './archive-format.ts';
import type { ShardManifest } from './manifest.ts';
import { draftFolder } from './manifest-files.ts';
import { extractValues, filesOf, packFolders, packNames } from './packs.ts';

type Given = {
  cache: string;
  namespace: string;
  engine: string;
  manifest: ShardManifest;
  /** The archive, replaced if there is one. */
  file: string;
  /** Ends the work early. */
  signal: AbortSignal;
};

/** Pages are compressed already. */
const level = 1;

/** Writes what another machine needs of a shard, and nothing else, to one archive: a tar file, packed with gzip. */
export async function packShard({ cache, namespace, engine, manifest, file, signal }: Given): Promise<void> {
  const drafts = draftFolder(cache, 'packing');
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    const from = packFolders({ cache, namespace, engine });
    const keys = { answers: manifest.answers.map(([key]) => key), parts: manifest.parts };
    for (const name of packNames) extractValues({ keys: keys[name], from: from[name], to: join(drafts, name) });
    const tar = startTar();
    const filled = fill({ tar, cache, drafts, manifest });
    // A failure to write is reported below; it ends what fills the archive.
    filled.catch((failure: Error) => tar.destroy(failure));
    await pipeline(tar, createGzip({ level }), createWriteStream(draft, { flags: 'wx' }), { signal });
    await filled;
    await sync(draft);
    await rename(draft, file);
  } finally {
    await rm(drafts, { recursive: true, force: true });
    await rm(draft, { force: true });
  }
}

type Fill = Pick<Given, 'cache' | 'manifest'> & { tar: Tar; drafts: string };

async function fill({ tar, cache, drafts, manifest }: Fill): Promise<void> {
  await add(tar, archiveNames.manifest, Buffer.from(JSON.stringify(manifest)));
  for (const name of packNames) {
    const files = filesOf(join(drafts, name));
    if (!files) continue;
    for (const part of ['index', 'values'] as const) await addFile(tar, archiveNames.packs[name][part], files[part]);
  }
  for (const [name] of archivedBlobs(manifest))
    await add(tar, archiveNames.blob(name), await readFile(blobPath(cache, name)));
  tar.finalize();
}

/** The same shard gives the same archive: a time of change would differ each time. */
const header = (name: string, size: number) => ({ name, size, mode: 0o644, mtime: new Date(0), type: 'file' as const });

function add(tar: Tar, name: string, content: Buffer): Promise<void> {
  return new Promise((done, failed) => {
    tar.entry(header(name, content.length), content, (failure) => (failure ? failed(failure) : done()));
  });
}

async function addFile(tar: Tar, name: string, file: string): Promise<void> {
  const { size } = await stat(file);
  await pipeline(createReadStream(file), tar.entry(header(name, size)));
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}
