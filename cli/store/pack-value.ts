import { sha256 } from '../lib/sha256.mjs';

/** A stored value: a body, and one line of metadata. */
export type Value = { meta: string; body: Buffer };

/** Truncated SHA-256. It detects damage, not tampering. */
const checksumOf = (bytes: Uint8Array) => sha256(bytes).slice(0, 32);
const checksumLength = 32;

/** Encodes a value for a segment: checksum of the rest, key, metadata, body. */
export function valueBytes({ key, meta, body }: { key: string; meta: string; body: string | Uint8Array }): Buffer {
  const rest = Buffer.concat([Buffer.from(`${key} ${meta}\n`), typeof body === 'string' ? Buffer.from(body) : body]);
  return Buffer.concat([Buffer.from(checksumOf(rest), 'latin1'), rest]);
}

/** Decodes a value; null when the checksum or the key does not match. */
export function readValue({ key, bytes }: { key: string; bytes: Buffer }): Value | null {
  const rest = bytes.subarray(checksumLength);
  const end = rest.indexOf(10);
  if (end < 0 || checksumOf(rest) !== bytes.toString('latin1', 0, checksumLength)) return null;
  const line = rest.toString('utf8', 0, end);
  return line.startsWith(`${key} `) ? { meta: line.slice(key.length + 1), body: rest.subarray(end + 1) } : null;
}
