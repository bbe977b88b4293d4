// Node.js caches V8's compiled code between runs (22.1 and later; earlier versions compile at every start).
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { ownCache } from './own-caches.mjs';

const folderOf = (root) => join(ownCache(root), 'compiled');

/**
 * Enables the compile cache for modules that are loaded from now on. Call it in each thread. If the folder is not writable, nothing is
 * cached.
 *
 * @param {string} root the project's folder
 */
export function keepCompiledCode(root) {
  module.enableCompileCache?.(folderOf(root));
}

/** Maximum age of compiled code, in milliseconds. */
const lifetime = 3_600_000;

/**
 * Removes compiled code that is older than an hour, because Node.js never removes any. Call it after a new bundle was written.
 *
 * @param {string} root the project's folder
 */
export function sweepCompiledCode(root) {
  const folder = folderOf(root);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, name);
    const facts = statSync(path, { throwIfNoEntry: false });
    if (facts?.isFile() && Date.now() - facts.mtimeMs > lifetime) rmSync(path, { force: true });
  }
}
