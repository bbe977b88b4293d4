// Where the program keeps its own bundles and compiled code.
import { accessSync, constants, lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { shortHash } from './lib/sha256.mjs';
import { exit, Stop } from './stop.mjs';

/**
 * Folders of the program's own caches: some are only read, the last one is writable. They are the project's `.cache`, and for a user who
 * may not write there, one in the folder of `SITE_CACHE`, else in the system's temporary folder. Throws a `Stop` when that one belongs to
 * another user, who could put code there.
 *
 * @param {string} root the project's folder
 * @returns {string[]}
 */
export function ownCaches(root) {
  const ofProject = join(root, '.cache');
  if (isWritable(ofProject) ?? isWritable(root)) return [ofProject];
  const { SITE_CACHE } = process.env;
  if (SITE_CACHE) return [ofProject, withPackages(join(resolve(root, SITE_CACHE), 'program'), root)];
  const folder = join(tmpdir(), `site-${process.getuid?.() ?? 'program'}-${shortHash(root)}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!isOwn(folder))
    throw Stop.of(exit.failed, {
      what: 'the temporary folder of the program cannot be used',
      where: folder,
      why: 'it is a link, or other users may write there, and could put code there that this user runs',
      fix: 'set SITE_CACHE to a folder of this user, or remove this one',
    });
  return [ofProject, withPackages(folder, root)];
}

/** The writable one. */
export const ownCache = (root) => ownCaches(root).at(-1);

/** Null when there is no such folder. */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch (failure) {
    return failure.code === 'ENOENT' ? null : false;
  }
}

function isOwn(folder) {
  const facts = lstatSync(folder);
  return facts.isDirectory() && facts.uid === (process.getuid?.() ?? facts.uid) && (facts.mode & 0o022) === 0;
}

/** Lets bundles outside of the project find its packages: Node.js searches the folders above a file. */
function withPackages(folder, root) {
  const [link, packages] = [join(folder, 'node_modules'), join(root, 'node_modules')];
  try {
    if (readlinkSync(link) === packages) return folder;
  } catch {
    // It is made below.
  }
  mkdirSync(folder, { recursive: true });
  rmSync(link, { force: true });
  try {
    symlinkSync(packages, link);
  } catch (failure) {
    // Another process may have made it meanwhile.
    if (failure.code !== 'EEXIST') throw failure;
  }
  return folder;
}
