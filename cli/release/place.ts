import { statSync } from 'node:fs';
import { codeOf } from './absent.ts';
import type { Disk } from './disk.ts';

/** Another file system, a system that forbids links, a file with all the links it can have, a system that has none. */
const cannotLink = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'ENOSYS']);

/** Links a file to another place; copies it, with its time of change, where linking fails. Answers which it was. */
export async function place({
  from,
  to,
  disk,
}: {
  from: string;
  to: string;
  disk: Disk;
}): Promise<'linked' | 'copied'> {
  try {
    await disk.link(from, to);
    return 'linked';
  } catch (failure) {
    if (!cannotLink.has(codeOf(failure) ?? '')) throw failure;
  }
  await disk.copy(from, to);
  await disk.stamp(to, statSync(from).mtimeMs / 1000);
  return 'copied';
}
