// Makes sure that the packages of the lock file are installed, so that every command is the first one.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An install takes a minute or two; a lock that has stood for longer was left behind by one that was killed. */
const patience = 10 * 60_000;

/**
 * Installs what is missing or old; of several commands started at once one does it and the others wait. Ends the process
 * with a reason when it fails.
 *
 * @param {string} root the project's folder
 * @returns {string} hash of the lock file
 */
export function ensurePackages(root) {
  const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
  const mark = join(root, 'node_modules', '.site-lock');
  const installed = () => existsSync(mark) && readFileSync(mark, 'utf8') === lock;
  if (installed()) return lock;

  const held = join(root, '.cache', 'installing');
  mkdirSync(join(root, '.cache'), { recursive: true });
  while (!take(held)) pause(200);
  try {
    // Another command may have done it while this one waited.
    if (!installed()) install({ root, mark, lock });
  } finally {
    rmSync(held, { recursive: true, force: true });
  }
  return lock;
}

/** Making a folder succeeds for one only. */
function take(held) {
  try {
    mkdirSync(held);
    return true;
  } catch {
    const since = existsSync(held) ? statSync(held, { throwIfNoEntry: false })?.mtimeMs : undefined;
    if (since !== undefined && Date.now() - since > patience) rmSync(held, { recursive: true, force: true });
    return false;
  }
}

function pause(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

function install({ root, mark, lock }) {
  console.error('Installing packages …');
  // Standard output stays free for --json. Tests need the packages that NODE_ENV=production would leave out.
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    const why = npm.error?.message ?? `npm ci ended with ${npm.status}`;
    rmSync(join(root, '.cache', 'installing'), { recursive: true, force: true });
    console.error(`error: packages could not be installed\n  where: ${root}\n  why:   ${why}\n  do:    run npm ci there and see what it says`);
    process.exit(1);
  }
  writeFileSync(mark, lock);
}
