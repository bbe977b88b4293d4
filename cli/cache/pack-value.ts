import { sha256 } from '../sha256.mjs';

/** What was put under a key: a body, and a line about it. */
export type Value = { about: string; body: Buffer };

/** Enough to detect damage; these values are not chosen by an attacker. */
const checkOf = (bytes: Uint8Array) => sha256(bytes).slice(0, 32);
const checkLength = 32;

/** A value as it lies in a segment: a check of the rest, its key, the line about it, the body. */
export function valueBytes({ key, about, body }: { key: string; about: string; body: string | Uint8Array }): Buffer {
  const rest = Buffer.concat([Buffer.from(`${key} ${about}\n`), typeof body === 'string' ? Buffer.from(body) : body]);
  return Buffer.concat([Buffer.from(checkOf(rest), 'latin1'), rest]);
}

/** The value again; null when it is not what was put under the key. */
export function readValue({ key, bytes }: { key: string; bytes: Buffer }): Value | null {
  const rest = bytes.subarray(checkLength);
  const end = rest.indexOf(10);
  if (end < 0 || checkOf(rest) !== bytes.toString('latin1', 0, checkLength)) return null;
  const line = rest.toString('utf8', 0, end);
  return line.startsWith(`${key} `) ? { about: line.slice(key.length + 1), body: rest.subarray(end + 1) } : null;
}
