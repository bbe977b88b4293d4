import { createHash } from 'node:crypto';
import { sha256 } from '../lib/sha256.mjs';

/** 2000-01-01T00:00:00Z in seconds. */
const epoch = 946_684_800;
const bits = 29;

/**
 * The mtime of a file, in seconds since 1970: 2000-01-01 plus the first 29 bits of its content hash. nginx derives ETags from mtime and
 * size, so the same bytes have the same ETag in every release and on every machine.
 */
export function timeOf(hash: string): number {
  return epoch + (Number.parseInt(hash.slice(0, 8), 16) >>> (32 - bits));
}

/** Whether an mtime, in milliseconds, may come from `timeOf`. It is set last, so a truncated file has another one. */
export function isTimeOfContent(milliseconds: number): boolean {
  return milliseconds >= epoch * 1000 && milliseconds < (epoch + 2 ** bits) * 1000;
}

/** A release's id is part of its rules and derived from their hash, so they are hashed with this id. */
export const placeholderRelease = '00000000T000000Z-000000000000';

type Content = {
  entries: ReadonlyMap<string, { hash: string }>;
  /** Files that contain the release id, with the placeholder in its place. */
  named: readonly { path: string; content: string }[];
  compress: boolean;
};

/** Hash of everything that a release serves and of its rules, independent of its id. */
export function contentHash({ entries, named, compress }: Content): string {
  const rules = new Map(named.map(({ path, content }) => [path, sha256(content)]));
  const all = createHash('sha256').update(compress ? 'compressed\n' : 'plain\n');
  for (const path of [...entries.keys(), ...rules.keys()].sort())
    all.update(`${path}\0${entries.get(path)?.hash ?? rules.get(path)}\n`);
  return all.digest('hex');
}
