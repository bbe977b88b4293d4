/**
 * Sizes of nginx's hash table for `keys`. An entry takes a pointer, a length and the key, rounded up to eight bytes, and a
 * bucket one more pointer. nginx refuses to start when the longest key fits in no bucket, and warns when a bucket would
 * overflow. These buckets take eight of the longest keys and hold one on average, so none overflows.
 */
export function hashSizes(keys: Iterable<string>): { bucket: number; max: number } {
  let longest = 0;
  let count = 0;
  for (const key of keys) {
    longest = Math.max(longest, Buffer.byteLength(key));
    count++;
  }
  const entry = 8 + roundUp(longest + 2, 8);
  return { bucket: roundUp(8 * entry + 8, 64), max: Math.max(2048, 2 ** Math.ceil(Math.log2(count + 1))) };
}

const roundUp = (value: number, step: number) => Math.ceil(value / step) * step;

/** Longest key, in bytes, that nginx's default bucket of 64 bytes takes. */
export const defaultKeyLimit = 64 - 18;
