// Installs the packages of the lock file if they are missing, so that no command needs `npm ci` first.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { exit, Stop } from './stop.mjs';

/** An install takes a minute or two. An older lock belongs to a killed process. */
const staleAfter = 10 * 60_000;

/**
 * Installs the packages if the installed ones differ from the lock file. If several commands start at the same time, one installs and the
 * others wait. Throws a `Stop` when the install fails, and when `node_modules` is a symbolic link that packages cannot be used through.
 *
 * Returns a cache key for bundles: a hash of the lock file, marked when the installed packages differ from it.
 *
 * @param {{ root: string, install?: boolean, dev?: boolean }} options the project's folder; whether to install what is missing;
 *   whether packages for development are needed
 * @returns {string}
 */
export function ensurePackages({ root, install = true, dev = false }) {
  const text = readFileSync(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(text).digest('hex');
  const { packages: wanted } = JSON.parse(text.toString());
  const target = linkTarget(join(root, 'node_modules'));
  // Node.js resolves the imports of a package from its real path, in folders with this name.
  if (target && basename(target) !== 'node_modules')
    throw unusableLink(root, `it leads to ${target}, and packages find each other only in a folder named node_modules`);
  if (isInstalled({ root, wanted, dev })) return hash;
  if (!install) return `${hash} not installed`;
  // `npm ci` would remove the packages of the project that the link leads to.
  if (target) throw unusableLink(root, `the packages in ${target} differ from package-lock.json`);

  const lock = join(root, '.cache', 'installing');
  mkdirSync(join(root, '.cache'), { recursive: true });
  while (!take(lock)) pause(200);
  try {
    // Another command may have installed them while this one waited.
    if (!isInstalled({ root, wanted, dev })) runNpm({ root, dev: dev || hasDevPackages({ root, wanted }) });
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
  return hash;
}

/** Real path of what a symbolic link leads to; null when the path is no link. */
function linkTarget(path) {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return null;
  try {
    return realpathSync(path);
  } catch {
    throw unusableLink(dirname(path), 'it leads to a folder that does not exist');
  }
}

function unusableLink(root, why) {
  return Stop.of(exit.failed, {
    what: 'node_modules is a symbolic link that cannot be used',
    where: join(root, 'node_modules'),
    why,
    fix: 'remove the link, then run `npm ci --omit=dev` (without --omit=dev to run the tests too)',
  });
}

/** npm writes this file when an install is complete. */
function installedPackages(root) {
  try {
    return JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

const isDev = ({ dev, devOptional }) => dev === true || devOptional === true;

function isInstalled({ root, wanted, dev }) {
  const installed = installedPackages(root);
  return Object.entries(wanted).every(([path, row]) => {
    if (path === '' || (isDev(row) && !dev)) return true;
    const found = installed[path];
    // Optional packages are installed only for this platform.
    return found ? found.version === row.version : row.optional === true;
  });
}

/** Whether to keep development packages, which an install for production would remove. */
function hasDevPackages({ root, wanted }) {
  const installed = installedPackages(root);
  return Object.entries(wanted).some(([path, row]) => row.dev === true && path in installed);
}

/** `mkdir` is atomic: only one process succeeds. */
function take(lock) {
  try {
    mkdirSync(lock);
    return true;
  } catch (failure) {
    if (failure.code !== 'EEXIST') throw failure;
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    if (since !== undefined && Date.now() - since > staleAfter) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

function pause(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

function runNpm({ root, dev }) {
  const args = ['ci', dev ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund'];
  console.error(`Installing packages (npm ${args.slice(0, 2).join(' ')}) …`);
  // npm writes to standard error: standard output stays free for --json.
  const npm = spawnSync('npm', args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (npm.status === 0) return;
  throw Stop.of(exit.failed, {
    what: 'cannot install packages',
    where: root,
    why: npm.error?.message ?? `npm ${args[0]} ended with ${npm.status ?? npm.signal}`,
    fix: `read what npm printed above, then run \`npm ${args.slice(0, 2).join(' ')}\` there`,
  });
}
