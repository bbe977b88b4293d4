import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SavedFiles } from '../../define/stand-ins.ts';

/** Maximum number of files by kind; the oldest are removed. */
const MAX_FILES = { records: 500, uploads: 50 };

/** Opens a folder with one file per record, named by its time, so that names sort by time. */
export function openSavedFiles({ folder, now }: { folder: string; now: () => number }): SavedFiles {
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();
  // Sequentially: concurrent writes would count the same files and remove too few.
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const write = async (kind: string, name: string, content: string | Buffer, most: number) => {
    const place = join(folder, kind);
    await mkdir(place, { recursive: true });
    await writeFile(join(place, name), content);
    const names = (await readdir(place)).sort();
    await Promise.all(
      names.slice(0, Math.max(0, names.length - most)).map((old) => rm(join(place, old), { force: true })),
    );
  };
  return {
    record: (kind, record) =>
      inTurn(async () => {
        count += 1;
        const moment = new Date(now()).toISOString();
        const name = `${moment.replace(/[:.]/g, '-')}-${process.pid}-${String(count).padStart(4, '0')}.json`;
        await write(kind, name, `${JSON.stringify({ received: moment, ...record }, null, 2)}\n`, MAX_FILES.records);
        return name;
      }),
    upload: (name, bytes) => inTurn(() => write('uploads', name, bytes, MAX_FILES.uploads)),
  };
}
