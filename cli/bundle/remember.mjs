// Bundles are kept by content: a bundle is made again only when one of the files it was made from changed.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sha256 } from '../sha256.mjs';

/** A file's time and size: cheap to ask, and enough to notice an edit. */
async function seen(path) {
  const { mtimeMs, size } = await stat(path);
  return `${mtimeMs} ${size}`;
}

/**
 * The bundle remembered in `folder`, or a new one from `make`.
 *
 * `make` answers the files of the bundle (name → bytes), the inputs it read (paths below `root`) and facts about it
 * (plain data). The bundle's folder is named after the content, so that two builds at once never write the same file
 * differently. `key` holds whatever else the bundle depends on.
 *
 * @param {{ root: string, folder: string, key: string, make: () => Promise<{ files: Map<string, Uint8Array>, inputs: string[], facts: any }> }} wish
 * @returns {Promise<{ path: string, hash: string, facts: any }>}
 */
export async function remember({ root, folder, key, make }) {
  const stampPath = join(folder, 'stamp.json');
  const stamp = await readFile(stampPath, 'utf8').then(JSON.parse, () => null);
  if (stamp?.key === key && (await unchanged(root, stamp.inputs))) {
    const path = join(folder, stamp.hash);
    if (await stat(path).then(() => true, () => false)) return { path, hash: stamp.hash, facts: stamp.facts };
  }

  const { files, inputs, facts } = await make();
  const names = [...files.keys()].sort();
  const hash = sha256(key, ...names.flatMap((name) => [name, files.get(name)])).slice(0, 16);
  const path = join(folder, hash);
  const temporary = join(folder, `.${randomUUID()}`);
  for (const name of names) {
    await mkdir(dirname(join(temporary, name)), { recursive: true });
    await writeFile(join(temporary, name), files.get(name));
  }
  // Another build may have put the same bundle there first: its bytes are the same.
  await rename(temporary, path).catch(() => rm(temporary, { recursive: true, force: true }));

  const states = await Promise.all(inputs.map(async (input) => [input, await seen(join(root, input))]));
  const record = { key, hash, facts, inputs: Object.fromEntries(states) };
  const draft = join(folder, `.${randomUUID()}.json`);
  await writeFile(draft, JSON.stringify(record));
  await rename(draft, stampPath);
  await sweep(folder, hash);
  return { path, hash, facts };
}

async function unchanged(root, inputs) {
  const states = await Promise.all(
    Object.entries(inputs).map(([path, state]) => seen(join(root, path)).then((now) => now === state, () => false)),
  );
  return states.every(Boolean);
}

const day = 86_400_000;

/** Removes bundles that no build can still be running from. */
async function sweep(folder, keep) {
  for (const name of await readdir(folder)) {
    if (name === keep || name === 'stamp.json') continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > day) await rm(path, { recursive: true, force: true });
  }
}
