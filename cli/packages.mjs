// Makes sure that the packages of the lock file are installed, so that every command is the first one.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs what is missing or old. Ends the process with a reason when that fails.
 *
 * @param {string} root the project's folder
 * @returns {string} hash of the lock file
 */
export function ensurePackages(root) {
  const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
  const mark = join(root, 'node_modules', '.site-lock');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return lock;

  console.error('Installing packages …');
  // Standard output stays free for --json. Tests need the packages that NODE_ENV=production would leave out.
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    const why = npm.error?.message ?? `npm ci ended with ${npm.status}`;
    console.error(`error: packages could not be installed\n  where: ${root}\n  why:   ${why}\n  do:    run npm ci there and see what it says`);
    process.exit(1);
  }
  writeFileSync(mark, lock);
  return lock;
}
