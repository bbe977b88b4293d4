import { createHash } from 'node:crypto';
import { sha256 } from '../sha256.mjs';

/** 2000-01-01T00:00:00Z in seconds. */
const epoch = 946_684_800;
const bits = 29;

/**
 * The time of change of a file, in seconds, from its content: 2000-01-01 plus the hash's first 29 bits.
 * nginx makes an ETag of time and size, so the same bytes keep their ETag through releases and on every machine.
 */
export function timeOf(hash: string): number {
  return epoch + (Number.parseInt(hash.slice(0, 8), 16) >>> (32 - bits));
}

/** Whether a time of change, in milliseconds, may have been made from content: it is set last, so a truncated file does not have it. */
export function isTimeOfContent(milliseconds: number): boolean {
  return milliseconds >= epoch * 1000 && milliseconds < (epoch + 2 ** bits) * 1000;
}

/** A release's name is part of its own rules, so the rules are hashed under this one. */
export const standIn = '00000000T000000Z-000000000000';

type Content = {
  entries: ReadonlyMap<string, { hash: string }>;
  /** Files that name their release, made for the stand-in. */
  named: readonly { path: string; content: string }[];
  compress: boolean;
};

/** One hash of all that a release serves and of its rules, whatever its name and however its files were compressed. */
export function contentOf({ entries, named, compress }: Content): string {
  const rules = new Map(named.map(({ path, content }) => [path, sha256(content)]));
  const all = createHash('sha256').update(compress ? 'compressed\n' : 'plain\n');
  for (const path of [...entries.keys(), ...rules.keys()].sort())
    all.update(`${path}\0${entries.get(path)?.hash ?? rules.get(path)}\n`);
  return all.digest('hex');
}
