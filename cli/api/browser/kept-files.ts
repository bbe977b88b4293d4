import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What visitors sent, in files that a person can read. */
export type KeptFiles = {
  /** Writes a record as JSON; answers the file's name. */
  record(kind: string, record: object): Promise<string>;
  /** Writes an uploaded file as it came. */
  upload(name: string, bytes: Buffer): Promise<void>;
};

/** Files of a kind kept at most: the oldest go first, so that the folder never outgrows the disk. */
const KEPT = { records: 500, uploads: 50 };

/** Opens a folder that grows one file a record, named by its moment, so that names sort by time. */
export function openKeptFiles({ folder, now }: { folder: string; now: () => number }): KeptFiles {
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();
  // One after the other: two at once would count the same files, and throw away one too few.
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
        await write(kind, name, `${JSON.stringify({ received: moment, ...record }, null, 2)}\n`, KEPT.records);
        return name;
      }),
    upload: (name, bytes) => inTurn(() => write('uploads', name, bytes, KEPT.uploads)),
  };
}
