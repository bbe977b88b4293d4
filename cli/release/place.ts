import { codeOf } from './absent.ts';
import type { Disk } from './disk.ts';

/** Another file system, a system that forbids links, a file with all the links it can have, a system that has none. */
const cannotLink = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'ENOSYS']);

/** Links a file to another place; copies it where linking fails. Answers which it was. */
export async function place({ from, to, seconds, disk }: { from: string; to: string; seconds: number; disk: Disk }): Promise<'linked' | 'copied'> {
  try {
    await disk.link(from, to);
    return 'linked';
  } catch (failure) {
    if (!cannotLink.has(codeOf(failure) ?? '')) throw failure;
  }
  await disk.copy(from, to);
  await disk.stamp(to, seconds);
  return 'copied';
}
