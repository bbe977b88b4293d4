// Bundles are kept by content: a bundle is made again only when one of the files it was made from changed.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256, shortHash } from '../sha256.mjs';

/**
 * What is noted of an input. Time and size are cheap to ask, and enough to notice an edit; a fresh checkout gives every file a new
 * time, so that the hash tells then.
 *
 * @typedef {[time: number, size: number, hash: string]} Seen
 */

/**
 * The bundle remembered in `folder`, or a new one from `make`.
 *
 * `make` answers the files of the bundle (name → bytes), the inputs it read (paths below `root`) and facts about it
 * (plain data). The bundle's folder is named after the content, so that two builds at once never write the same file
 * differently. `key` holds whatever else the bundle depends on; bundles of several keys are kept side by side.
 *
 * @param {{ root: string, folder: string, key: string, make: () => Promise<{ files: Map<string, Uint8Array>, inputs: string[], facts: any }> }} wish
 * @returns {Promise<{ path: string, hash: string, facts: any }>}
 */
export async function remember({ root, folder, key, make }) {
  const note = join(folder, `${shortHash(key)}.json`);
  const known = read(note);
  const now = known && existsSync(join(folder, known.hash)) ? unchanged(root, known.inputs) : null;
  if (now) {
    if (now.moved) write(note, { ...known, inputs: now.inputs });
    return { path: join(folder, known.hash), hash: known.hash, facts: known.facts };
  }

  const { files, inputs, facts } = await make();
  const names = [...files.keys()].sort();
  const hash = sha256(key, ...names.flatMap((name) => [name, files.get(name)])).slice(0, 16);
  const path = join(folder, hash);
  const temporary = join(folder, `.${randomUUID()}`);
  for (const name of names) {
    mkdirSync(dirname(join(temporary, name)), { recursive: true });
    writeFileSync(join(temporary, name), files.get(name));
  }
  try {
    renameSync(temporary, path);
  } catch {
    // Another build put the same bundle there first: its bytes are the same.
    rmSync(temporary, { recursive: true, force: true });
  }
  write(note, { hash, facts, inputs: Object.fromEntries(inputs.map((input) => [input, see(join(root, input))])) });
  sweep(folder, [hash, `${shortHash(key)}.json`]);
  return { path, hash, facts };
}

/** @returns {Seen} */
function see(path) {
  const { mtimeMs, size } = statSync(path);
  return [mtimeMs, size, shortHash(readFileSync(path))];
}

/** The inputs as they are seen now; null when one is not what it was. `moved` when only times are other ones. */
function unchanged(root, inputs) {
  const now = { inputs: {}, moved: false };
  for (const [input, [time, size, hash]] of Object.entries(inputs)) {
    const path = join(root, input);
    const facts = statSync(path, { throwIfNoEntry: false });
    if (facts?.size !== size) return null;
    if (facts.mtimeMs !== time) {
      if (shortHash(readFileSync(path)) !== hash) return null;
      now.moved = true;
    }
    now.inputs[input] = [facts.mtimeMs, size, hash];
  }
  return now;
}

/** A note; null where there is none, or none of ours. */
function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

function write(path, note) {
  const draft = join(dirname(path), `.${randomUUID()}.json`);
  writeFileSync(draft, JSON.stringify(note));
  renameSync(draft, path);
}

const day = 86_400_000;

/** Removes bundles and notes that no build can still be running from. */
function sweep(folder, keep) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    if (!keep.includes(name) && age > day) rmSync(path, { recursive: true, force: true });
  }
}
