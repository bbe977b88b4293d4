import { join } from 'node:path';
import { openPack, type Pack } from '../cache/pack.ts';
import { segmentsIn } from '../cache/segment.ts';

/** Packs of a cache that shards hand on: answers, and what pages share. */
export const packNames = ['answers', 'parts'] as const;
export type PackName = (typeof packNames)[number];

/** Where a cache has each, by what made them. */
export function packFolders({
  cache,
  namespace,
  engine,
}: {
  cache: string;
  namespace: string;
  engine: string;
}): Record<PackName, string> {
  return { answers: join(cache, 'answers', namespace), parts: join(cache, 'parts', engine) };
}

/** Copies values from one pack to another which has others or none of these keys. Answers the keys that are damaged. */
export function copyValues({ keys, from, to }: { keys: Iterable<string>; from: Pack; to: Pack }): string[] {
  const damaged: string[] = [];
  for (const key of keys) {
    const value = from.read(key);
    if (value === 'damaged') damaged.push(key);
    // One that could not be kept is asked for, or made, again.
    if (value === null || value === 'damaged') continue;
    const known = to.read(key);
    const isSame =
      known !== null && known !== 'damaged' && known.about === value.about && known.body.equals(value.body);
    if (!isSame) to.put(key, value);
  }
  return damaged;
}

/** The two files of a pack that was written in one go into a folder of its own; none where nothing was put. */
export function filesOf(folder: string): { index: string; values: string } | null {
  const [name] = segmentsIn(folder);
  return name === undefined ? null : { index: join(folder, `${name}.index`), values: join(folder, `${name}.pack`) };
}

/** Reads some values into a pack of their own. */
export function extractValues({ keys, from, to }: { keys: Iterable<string>; from: string; to: string }): string[] {
  const [source, target] = [openPack(from), openPack(to)];
  try {
    return copyValues({ keys, from: source, to: target });
  } finally {
    source.close();
    target.close();
  }
}
