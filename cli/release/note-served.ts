import { randomUUID } from 'node:crypto';
import { type Disk, realDisk } from './disk.ts';
import { outputPaths } from './output-paths.ts';

/** Notes which release nginx serves, in one rename: it is not removed then, nor is any newer one. */
export async function noteServed({
  out,
  release,
  disk = realDisk,
}: {
  out: string;
  release: string;
  disk?: Disk;
}): Promise<void> {
  const draft = `${outputPaths.served(out)}.${randomUUID()}`;
  await disk.folder(outputPaths.run(out));
  await disk.write(draft, `${JSON.stringify({ release })}\n`);
  await disk.rename(draft, outputPaths.served(out));
}
