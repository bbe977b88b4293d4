/** How to fix what the operating system refuses, by error code. */
const fixes = new Map([
  ['ENOSPC', 'free some space on that disk, then run the command again'],
  ['EDQUOT', 'free some space or raise the quota of this user, then run the command again'],
  ['EACCES', 'give the user that runs this command read and write permission there'],
  ['EPERM', 'give the user that runs this command read and write permission there'],
  ['EROFS', 'choose a writable folder (SITE_OUT, SITE_CACHE)'],
  ['ENOTDIR', 'choose another folder (SITE_OUT, SITE_CACHE), or remove the file that is in the way'],
  ['EEXIST', 'choose another folder (SITE_OUT, SITE_CACHE), or remove the file that is in the way'],
  ['EMFILE', 'raise the limit of open files (ulimit -n)'],
  ['ENFILE', 'raise the limit of open files of this machine'],
  ['EIO', 'check the disk: it fails to read or write'],
]);

/**
 * A failure of the operating system as a problem; null for a failure of another kind.
 *
 * @param {unknown} failure
 * @returns {import('./problem.ts').Problem | null}
 */
export function systemProblem(failure) {
  if (!(failure instanceof Error) || !('code' in failure) || !('syscall' in failure)) return null;
  const { code, path, dest, message } = /** @type {NodeJS.ErrnoException & { dest?: string }} */ (failure);
  const fix = fixes.get(code ?? '');
  return fix === undefined
    ? null
    : {
        severity: 'error',
        what: 'cannot read or write a file',
        // A disk is full where something is made, not where it comes from; writing to an open file names no path.
        where: dest ?? path ?? 'the output folder (SITE_OUT) or the cache (SITE_CACHE)',
        why: message,
        fix: `${fix}; the current release is unchanged`,
      };
}
