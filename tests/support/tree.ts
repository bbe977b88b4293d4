import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file below a folder: path, hash of its bytes, and time of change in seconds, as lines in order. */
export async function treeOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const lines = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const hash = createHash('sha256')
          .update(await readFile(path))
          .digest('hex')
          .slice(0, 16);
        return `${path.slice(folder.length + 1)} ${hash} ${Math.floor((await lstat(path)).mtimeMs / 1000)}`;
      }),
  );
  return lines.sort();
}
