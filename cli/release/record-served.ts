import { randomUUID } from 'node:crypto';
import { type Disk, realDisk } from './disk.ts';
import { outputPaths } from './output-paths.ts';

type RecordServedInput = { out: string; release: string; disk?: Disk };

/** Records which release nginx serves, atomically. That release and newer ones are not pruned. */
export async function recordServed({ out, release, disk = realDisk }: RecordServedInput): Promise<void> {
  const draft = `${outputPaths.served(out)}.${randomUUID()}`;
  await disk.folder(outputPaths.run(out));
  await disk.write(draft, `${JSON.stringify({ release })}\n`);
  await disk.rename(draft, outputPaths.served(out));
}
