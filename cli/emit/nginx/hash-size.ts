/**
 * Sizes for nginx's hash of `keys`. An entry takes a pointer, a length and the key, rounded up to eight bytes, and a
 * bucket one more pointer; nginx refuses to start when the longest key fits in no bucket, and warns when some bucket would
 * have to take more than it can. Eight of the longest a bucket, on average one: no bucket ever overflows.
 */
export function hashSize(keys: Iterable<string>): { bucket: number; max: number } {
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

/** Longest key, in bytes, that nginx's usual bucket of 64 bytes takes. */
export const usualKey = 64 - 18;
