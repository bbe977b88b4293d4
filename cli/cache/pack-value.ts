import { sha256 } from '../sha256.mjs';

/** What was put under a key: a body, and a line about it. */
export type Value = { about: string; body: Buffer };

/** Enough to find damage; nobody chooses these values to deceive. */
const checkOf = (bytes: Uint8Array) => sha256(bytes).slice(0, 32);
const checkLength = 32;

/** A value as it lies in a segment: a check of the rest, the line about it, the body. */
export function valueBytes({ about, body }: { about: string; body: string | Uint8Array }): Buffer {
  const rest = Buffer.concat([Buffer.from(`${about}\n`), typeof body === 'string' ? Buffer.from(body) : body]);
  return Buffer.concat([Buffer.from(checkOf(rest), 'latin1'), rest]);
}

/** The value again; null when it is not what was put. */
export function readValue(bytes: Buffer): Value | null {
  const rest = bytes.subarray(checkLength);
  const end = rest.indexOf(10);
  if (end < 0 || checkOf(rest) !== bytes.toString('latin1', 0, checkLength)) return null;
  return { about: rest.toString('utf8', 0, end), body: rest.subarray(end + 1) };
}
