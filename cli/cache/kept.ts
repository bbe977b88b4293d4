import { dirname, join } from 'node:path';
import { keyOf } from '../sha256.mjs';
import { openPack, sweepPacks } from './pack.ts';

/** What was made once of something and is kept between builds: from the same, it would come out the same. */
export type Kept = {
  /** What was made of all that the key names; null when nothing is kept. Damage counts as nothing. */
  find(key: string): Buffer | null;
  /** Keeps it. Where the disk refuses, only speed is lost. */
  put(key: string, made: string | Uint8Array): void;
  /** What was made of plain data, or is made of it now. */
  remember(from: unknown, make: () => Promise<string | Uint8Array>): Promise<Buffer>;
  /** Keys of what was found or put. */
  used(): readonly string[];
  /** Makes room. */
  tidy(): void;
  close(): void;
};

type Given = {
  /** Folder of everything kept between builds. */
  cache: string;
  /** A folder of its own in it. */
  name: 'cards' | 'fragments' | 'parts' | 'picture-forms' | 'picture-sizes' | 'search';
  /** Hash of the code that makes: other code makes other things, in a pack of their own. None where the keys depend on that code. */
  engine?: string;
  /** Bytes that are kept at most. */
  bytes: number;
};

export function openKept({ cache, name, engine, bytes }: Given): Kept {
  const folder = engine === undefined ? join(cache, name) : join(cache, name, engine);
  const pack = openPack(folder);
  const find: Kept['find'] = (key) => {
    const value = pack.read(key);
    return value === null || value === 'damaged' ? null : value.body;
  };
  const put: Kept['put'] = (key, made) => {
    try {
      pack.put(key, { body: made, about: '' });
    } catch {
      // It is made again the next time.
    }
  };
  return {
    find,
    put,
    async remember(from, make) {
      const key = keyOf(JSON.stringify(from));
      const found = find(key);
      if (found) return found;
      const made = await make();
      put(key, made);
      return Buffer.from(made as string);
    },
    used: () => [...pack.used()],
    tidy() {
      pack.tidy({ bytes });
      if (engine !== undefined) sweepPacks(dirname(folder), { keep: engine });
    },
    close: () => pack.close(),
  };
}
