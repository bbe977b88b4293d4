import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { exit, Stop } from '../problem.ts';

/** Throws a `Stop` when this user may not write to the cache, or make it: before anything is built. */
export function assertCacheWritable({ cache }: { cache: string }): void {
  for (let folder = cache; ; folder = dirname(folder)) {
    try {
      accessSync(folder, constants.W_OK);
      return;
    } catch (failure) {
      const { code, message } = failure as NodeJS.ErrnoException;
      if (code === 'ENOENT' && folder !== dirname(folder)) continue;
      throw Stop.of(exit.failed, {
        what: 'the cache of builds cannot be written',
        where: cache,
        why: message.replace(/, access .*$/, ''),
        fix: 'set SITE_CACHE to a folder that this user may write, and keep it between builds; SITE_OUT names that of the releases',
      });
    }
  }
}
