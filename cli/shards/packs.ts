import { join } from 'node:path';
import { openPack, type Pack } from '../store/pack.ts';
import { segmentsIn } from '../store/segment.ts';

/** Packs in a shard: cached responses, and parts that pages share. */
export const packNames = ['responses', 'parts'] as const;
export type PackName = (typeof packNames)[number];

type PackFoldersOptions = { cache: string; namespace: string; engine: string };

export function packFolders({ cache, namespace, engine }: PackFoldersOptions): Record<PackName, string> {
  return { responses: join(cache, 'responses', namespace), parts: join(cache, 'parts', engine) };
}

/** Copies values from one pack to another. One that is missing or damaged is requested or created again. */
export function copyValues({ keys, from, to }: { keys: Iterable<string>; from: Pack; to: Pack }): void {
  for (const key of keys) {
    const value = from.read(key);
    if (value === null || value === 'damaged') continue;
    const known = to.read(key);
    const isSame = known !== null && known !== 'damaged' && known.meta === value.meta && known.body.equals(value.body);
    if (!isSame) to.put(key, value);
  }
}

/** The two files of a pack with one segment; null when it is empty. */
export function filesOf(folder: string): { index: string; values: string } | null {
  const [name] = segmentsIn(folder);
  return name === undefined ? null : { index: join(folder, `${name}.index`), values: join(folder, `${name}.pack`) };
}

export function extractValues({ keys, from, to }: { keys: Iterable<string>; from: string; to: string }): void {
  const [source, target] = [openPack(from), openPack(to)];
  try {
    copyValues({ keys, from: source, to: target });
  } finally {
    source.close();
    target.close();
  }
}
