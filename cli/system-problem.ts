import type { Problem } from './problem.ts';

/** What people can do about what the system refuses, by its codes. */
const cures: Readonly<Record<string, string>> = {
  ENOSPC: 'make room on that disk, and run it again',
  EDQUOT: 'have the quota of this user raised, or make room, and run it again',
  EACCES: 'let the user that runs this read and write there',
  EPERM: 'let the user that runs this read and write there',
  EROFS: 'choose a folder that can be written to (SITE_OUT, SITE_CACHE)',
  ENOTDIR: 'choose another folder (SITE_OUT, SITE_CACHE), or remove the file that stands where a folder is needed',
  EMFILE: 'raise the number of files that may be open (ulimit -n)',
  ENFILE: 'raise the number of files that may be open on this machine',
  EIO: 'look at the disk: it does not give back, or take, what it should',
};

/** What the operating system refused, in words; null for a failure of another kind. */
export function systemProblem(failure: unknown): Problem | null {
  if (!(failure instanceof Error) || !('code' in failure) || !('syscall' in failure)) return null;
  const { code, path, message } = failure as NodeJS.ErrnoException;
  const fix = cures[code ?? ''];
  return fix === undefined ? null : { severity: 'error', what: 'the system refused to read or write', where: path ?? 'this machine', why: message, fix: `${fix}; what was current still is` };
}
