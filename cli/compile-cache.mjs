// V8's compiled code of the program, kept between runs by Node.js itself (22.1 and later; earlier versions compile at every start).
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';

const folderOf = (root) => join(root, '.cache/compiled');

/**
 * Has Node.js keep what V8 compiles of the modules loaded from now on. Call it in each thread. Where the folder cannot be written,
 * only time is lost.
 *
 * @param {string} root the project's folder
 */
export function keepCompiledCode(root) {
  module.enableCompileCache?.(folderOf(root));
}

/** Milliseconds after which compiled code is compiled again. */
const lifetime = 3_600_000;

/**
 * Removes compiled code that is older than an hour. Node.js never removes any; call it when a new bundle has left an old one's useless.
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
