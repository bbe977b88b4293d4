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
