// A cache of bundles: a bundle is created again only when one of its inputs has changed.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sweepCompiledCode } from '../compile-cache.mjs';
import { sha256, shortHash } from '../lib/sha256.mjs';
import { ownCaches } from '../own-caches.mjs';
import { exit, Stop } from '../stop.mjs';

/**
 * The recorded state of an input. The ctime (which every write and move sets and no program can choose) and the size are cheap to read. In a
 * fresh checkout all ctimes are new, so the hash is compared.
 *
 * @typedef {[time: number, size: number, hash: string]} Seen
 * @typedef {Record<string, Seen>} SeenFiles
 */

/**
 * Returns the cached bundle of the cache `name`, or a new one from `make`.
 *
 * `make` returns the files of the bundle (name → bytes), the inputs it read (paths below `root`) and facts about it
 * (plain data). The bundle's folder is named after the content, so that two builds at once never write the same file
 * differently. `key` contains everything else that the bundle depends on.
 * Throws a `Stop` when inputs keep changing while they are bundled.
 *
 * @param {{ root: string, name: string, key: string, make: () => Promise<{ files: Map<string, Uint8Array>, inputs: string[], facts: any }> }} wish
 * @returns {Promise<{ path: string, hash: string, facts: any }>}
 */
export async function remember({ root, name, key, make }) {
  const folders = ownCaches(root).map((caches) => join(caches, name));
  const file = `${shortHash(key)}.json`;
  for (const folder of folders) {
    const known = read(join(folder, file));
    if (known && unchanged(root, known.inputs) && unchanged(join(folder, known.hash), known.files)) {
      const path = join(folder, known.hash);
      markUsed([path, join(folder, file)]);
      return { path, hash: known.hash, facts: known.facts };
    }
  }

  const made = await settled({ root, make });
  const names = [...made.files.keys()].sort();
  const hash = sha256(key, ...names.flatMap((each) => [each, made.files.get(each)])).slice(0, 16);
  const folder = folders.at(-1);
  const path = join(folder, hash);
  for (const each of names) write(join(path, each), made.files.get(each));
  writeNote(join(folder, file), { hash, facts: made.facts, inputs: made.seen, files: seeAll(path, names) });
  sweep(folder, [hash, file]);
  sweepCompiledCode(root);
  return { path, hash, facts: made.facts };
}

/** Maximum number of attempts while a source is being edited. */
const attempts = 3;
/** Maximum delay of the clock of the file system, in milliseconds. */
const lag = 20;

/** Bundles again if inputs changed meanwhile, because it is unknown which version was read. */
async function settled({ root, make }) {
  for (let attempt = 1; ; attempt++) {
    const began = Date.now();
    const made = await make();
    const seen = seeAll(root, made.inputs);
    const edited = made.inputs.filter((input) => seen[input][0] >= began - lag);
    if (edited.length === 0) return { ...made, seen };
    if (attempt === attempts)
      throw Stop.of(exit.failed, {
        what: 'source files keep changing',
        where: edited.join(', '),
        why: `they were written while they were bundled, ${attempts} times in a row`,
        fix: 'run the command again when they are saved',
      });
  }
}

/** @returns {SeenFiles} */
function seeAll(folder, names) {
  return Object.fromEntries(
    names.map((name) => {
      const path = join(folder, name);
      const { ctimeMs, size } = statSync(path);
      return [name, [ctimeMs, size, shortHash(readFileSync(path))]];
    }),
  );
}

/** Whether files are unchanged. */
function unchanged(folder, files) {
  return Object.entries(files).every(([name, [time, size, hash]]) => {
    const path = join(folder, name);
    const facts = statSync(path, { throwIfNoEntry: false });
    if (!facts?.isFile() || facts.size !== size) return false;
    return facts.ctimeMs === time || shortHash(readFileSync(path)) === hash;
  });
}

/** Reads a record; null when it is missing or damaged. */
function read(path) {
  try {
    const { sum, text } = JSON.parse(readFileSync(path, 'utf8'));
    if (shortHash(text) !== sum) return null;
    const note = JSON.parse(text);
    const isWhole =
      typeof note.hash === 'string' &&
      note.facts !== undefined &&
      [note.inputs, note.files].every((files) => Object.values(files).every(Array.isArray));
    return isWhole ? note : null;
  } catch {
    return null;
  }
}

/** Writes a record with a checksum: a damaged one could refer to wrong files or corrupt cache keys. */
function writeNote(path, note) {
  const text = JSON.stringify(note);
  write(path, JSON.stringify({ sum: shortHash(text), text }));
}

/**
 * Replaces a file, or a directory in its place, atomically: another build may be reading it. Errors of `write(2)` have no path; the message
 * about a full disk needs it.
 */
function write(path, content) {
  const draft = join(dirname(path), `.${randomUUID()}`);
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(draft, content);
  } catch (failure) {
    throw Object.assign(failure, { path });
  }
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) rmSync(path, { recursive: true });
  renameSync(draft, path);
}

/** The time of a folder or record is that of its last use. */
function markUsed(paths) {
  const now = new Date();
  for (const path of paths) {
    try {
      utimesSync(path, now, now);
    } catch {
      // A cache that is only read, which nobody sweeps.
    }
  }
}

/** Age, in milliseconds, up to which any running build may still load parts of its bundle, and after which none does. */
const [inUse, over] = [600_000, 86_400_000];
/** How many older bundles are kept in between: a folder in which somebody edits code gets one with each run. */
const kept = 4;

/** Removes bundles and records that no running build can still use. */
function sweep(folder, keep) {
  const now = Date.now();
  const rest = readdirSync(folder)
    .filter((name) => !keep.includes(name))
    .map((name) => ({ name, age: now - (statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0) }))
    .sort((a, b) => a.age - b.age);
  const records = rest.filter(({ name }) => name.endsWith('.json'));
  const bundles = rest.filter(({ name }) => !name.endsWith('.json'));
  for (const names of [records, bundles])
    for (const [index, { name, age }] of names.entries())
      if (age > over || (age > inUse && index >= kept)) rmSync(join(folder, name), { recursive: true, force: true });
}
