import { createHmac, timingSafeEqual } from 'node:crypto';

type IsSignedInput = { secret: string; body: Uint8Array; signature: string };

/**
 * Whether a webhook's body was signed with the secret: `sha256=` and the HMAC-SHA256 of the body in hexadecimal digits, as GitHub sends it in
 * `X-Hub-Signature-256`.
 */
export function isSigned({ secret, body, signature }: IsSignedInput): boolean {
  const given = /^sha256=([0-9a-f]{64})$/i.exec(signature)?.[1];
  if (given === undefined) return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), createHmac('sha256', secret).update(body).digest());
}
