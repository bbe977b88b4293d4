import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';

/** Fixes for errors of the operating system, by code. */
const fixes = new Map([
  ['ENOSPC', 'free some space on that disk, then run the command again'],
  ['EDQUOT', 'free some space or raise the quota of this user, then run the command again'],
  ['EACCES', 'give the user that runs this command read and write permission there'],
  ['EPERM', 'give the user that runs this command read and write permission there'],
  ['EROFS', 'choose a writable folder (SITE_OUT, SITE_CACHE)'],
  ['ENOTDIR', 'choose another folder (SITE_OUT, SITE_CACHE), or remove the file that is in the way'],
  ['EEXIST', 'choose another folder (SITE_OUT, SITE_CACHE), or remove the file that is in the way'],
  ['EISDIR', 'remove the folder that is in the way, or choose another folder (SITE_OUT, SITE_CACHE)'],
  ['EMFILE', 'raise the limit of open files (ulimit -n)'],
  ['ENFILE', 'raise the limit of open files of this machine'],
  ['EIO', 'check the disk: it fails to read or write'],
]);

/**
 * Converts an error of the operating system, or a package that is not there, to a problem; null for other errors.
 *
 * @param {unknown} failure
 * @returns {import('./problem.ts').Problem | null}
 */
export function systemProblem(failure) {
  const missing = missingPackage(failure);
  if (missing) return missing;
  if (!(failure instanceof Error) || !('code' in failure) || !('syscall' in failure)) return null;
  const { code, path, dest, syscall, message } = /** @type {NodeJS.ErrnoException & { dest?: string }} */ (failure);
  const fix = code === 'ENOENT' ? missingFix({ path, syscall }) : fixes.get(code ?? '');
  return fix === undefined
    ? null
    : {
        severity: 'error',
        what: 'cannot read or write a file',
        where: placeOf({ code, path, dest }),
        why: message,
        fix: `${fix}; the current release is unchanged`,
      };
}

/**
 * Commands read files that they found in a folder, or wrote: one that is missing was removed by another program. A program that cannot be
 * started has a message of its own.
 */
function missingFix({ path, syscall }) {
  // For a recursive mkdir on a read-only disk, Node.js reports ENOENT.
  if (syscall === 'mkdir') return fixes.get('EROFS');
  if (path === undefined || syscall.startsWith('spawn')) return undefined;
  return 'it was removed while this command ran: run the command again when no other program changes these files';
}

/** They were never installed, or an installation replaces them while a command runs. */
function missingPackage(failure) {
  if (failure?.code !== 'ERR_MODULE_NOT_FOUND' || !/Cannot find package/.test(failure.message)) return null;
  return {
    severity: 'error',
    what: 'packages are not installed',
    where: 'node_modules',
    why: failure.message.split('\n')[0],
    fix: 'run `npm ci --omit=dev` in the project (without --omit=dev to run the tests too), and no other command meanwhile',
  };
}

/**
 * The path at which an operation failed. With two paths it is usually the target, for example on a full disk, unless the source is not
 * readable. Writing to an open file has no path.
 */
function placeOf({ code, path, dest }) {
  if (path !== undefined && dest !== undefined && code === 'EACCES' && isForbidden(path)) return path;
  const place = dest ?? path;
  if (place === undefined) return 'the output folder (SITE_OUT) or the cache (SITE_CACHE)';
  return code === 'ENOTDIR' ? fileAbove(place) : place;
}

function isForbidden(path) {
  try {
    accessSync(path, constants.R_OK);
    return false;
  } catch (failure) {
    return failure.code === 'EACCES';
  }
}

/** The file in a path that should be a folder: its last existing part. */
function fileAbove(path) {
  let file = path;
  while (!existsSync(file)) file = dirname(file);
  return file;
}
