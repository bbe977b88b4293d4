import type { Ending } from './compress.ts';

/** 2000-01-01T00:00:00Z in seconds. */
const epoch = 946_684_800;
const bits = 29;
/** Sets the times of a file and its compressed siblings apart. */
const salts = { '': 0, '.gz': 0x51ed270b, '.br': 0x2e5b3c7d } as const satisfies Record<Ending | '', number>;

export type ContentOf = {
  /** SHA-256 of the content, hex. */
  hash: string;
  /** Length of the file. */
  bytes: number;
  /** Of a compressed sibling, whose `hash` is that of the content as well. */
  ending?: Ending | '';
};

/**
 * The mtime of a file, in seconds since 1970: 2000-01-01 plus 29 bits of its content hash, mixed with its length. It is set last, so a file
 * that is not complete has another one; and a file that loses its end, as in a power cut, no longer has the time of its length. nginx derives
 * ETags from mtime and size, so the same bytes have the same ETag in every release and on every machine.
 */
export function timeOf({ hash, bytes, ending = '' }: ContentOf): number {
  const start = Number.parseInt(hash.slice(0, 8), 16);
  return epoch + ((start ^ salts[ending] ^ Math.imul(bytes, 0x9e3779b1)) >>> (32 - bits));
}

/** Whether a file is as long as it was when its time was set. */
export const hasTimeOf = (file: { mtimeMs: number; size: number }, { hash, ending = '' }: Omit<ContentOf, 'bytes'>) =>
  file.mtimeMs === timeOf({ hash, bytes: file.size, ending }) * 1000;
