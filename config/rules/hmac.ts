import { sha256 } from './sha-256.ts';

/** Lower-case hex HMAC-SHA256 (RFC 2104) of two texts in UTF-8, without Web Crypto. */
export function hmacOf(key: string, message: string): string {
  const encoder = new TextEncoder();
  const given = encoder.encode(key);
  const block = new Uint8Array(64);
  block.set(given.length > 64 ? sha256(given) : given);
  const padded = (by: number, rest: Uint8Array) => sha256(new Uint8Array([...block.map((byte) => byte ^ by), ...rest]));
  return hexOf(padded(0x5c, padded(0x36, encoder.encode(message))));
}

export const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The same by Web Crypto where there is one: browsers offer it to addresses with TLS and to this machine only. */
export async function signatureOf(key: string, message: string): Promise<string> {
  if (!globalThis.crypto?.subtle?.importKey) return hmacOf(key, message);
  const encoder = new TextEncoder();
  const hash = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), hash, false, ['sign']);
  return hexOf(new Uint8Array(await crypto.subtle.sign('HMAC', imported, encoder.encode(message))));
}
