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
import { tempFolder } from './manifest-files.ts';
import { extractValues, filesOf, packFolders, packNames } from './packs.ts';

type PackShardOptions = {
  cache: string;
  namespace: string;
  engine: string;
  manifest: ShardManifest;
  /** The archive, replaced if there is one. */
  file: string;
  signal: AbortSignal;
};

/** Pages are already compressed. */
const level = 1;

/** Writes everything that another machine needs of a shard to a `.tar.gz` archive. */
export async function packShard({ cache, namespace, engine, manifest, file, signal }: PackShardOptions): Promise<void> {
  const tempPacks = tempFolder(cache, 'packing');
  const temp = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    const from = packFolders({ cache, namespace, engine });
    const keys = { responses: manifest.responses.map(([key]) => key), parts: manifest.parts };
    for (const name of packNames) extractValues({ keys: keys[name], from: from[name], to: join(tempPacks, name) });
    const tar = startTar();
    const added = addFiles({ tar, cache, tempPacks, manifest });
    // The pipeline below reports write errors.
    added.catch((failure: Error) => tar.destroy(failure));
    await pipeline(tar, createGzip({ level }), createWriteStream(temp, { flags: 'wx' }), { signal });
    await added;
    await sync(temp);
    await rename(temp, file);
  } finally {
    await rm(tempPacks, { recursive: true, force: true });
    await rm(temp, { force: true });
  }
}

type AddFilesOptions = Pick<PackShardOptions, 'cache' | 'manifest'> & { tar: Tar; tempPacks: string };

async function addFiles({ tar, cache, tempPacks, manifest }: AddFilesOptions): Promise<void> {
  await add(tar, archiveNames.manifest, Buffer.from(JSON.stringify(manifest)));
  for (const name of packNames) {
    const files = filesOf(join(tempPacks, name));
    if (!files) continue;
    for (const part of ['index', 'values'] as const) await addFile(tar, archiveNames.packs[name][part], files[part]);
  }
  for (const [name] of archivedBlobs(manifest))
    await add(tar, archiveNames.blob(name), await readFile(blobPath(cache, name)));
  tar.finalize();
}

/** A fixed mtime, so that the archive is reproducible. */
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
