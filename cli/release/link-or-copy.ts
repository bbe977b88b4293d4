import { statSync } from 'node:fs';
import { errorCode } from './missing-file.ts';
import type { Disk } from './disk.ts';

/** Errors for which copying helps: another file system, links forbidden, too many links, links not supported. */
const cannotLink = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'ENOSYS']);

type LinkOrCopyInput = { from: string; to: string; disk: Disk };

/** Creates a hard link; copies the file with its mtime where linking fails. Returns which it was. */
export async function linkOrCopy({ from, to, disk }: LinkOrCopyInput): Promise<'linked' | 'copied'> {
  try {
    await disk.link(from, to);
    return 'linked';
  } catch (failure) {
    if (!cannotLink.has(errorCode(failure) ?? '')) throw failure;
  }
  await disk.copy(from, to);
  await disk.stamp(to, statSync(from).mtimeMs / 1000);
  return 'copied';
}
