import { createHash, timingSafeEqual } from 'node:crypto';
import { type HttpResponse, refusal } from '../../define/http-response.ts';
import { inside } from '../../define/inside.ts';

/** Maximum difference between the timestamp of a signed request and the current time, in milliseconds. */
const SIGNED_FOR = 5 * 60_000;

type CheckSignatureOptions = {
  signed: readonly string[];
  parameters: unknown;
  signature: string | undefined;
  now: number;
};

/**
 * Checks the `signature` header: lower-case hex SHA-256 of the signed parameters, joined. Null when it is valid and recent.
 */
export function checkSignature({ signed, parameters, signature, now }: CheckSignatureOptions): HttpResponse | null {
  const values = signed.map((steps) => steps.split('.').reduce(inside, parameters));
  if (signature === undefined) return refusal({ status: 401, msg: 'the header signature is missing' });
  const expected = createHash('sha256').update(values.map(String).join('')).digest('hex');
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, Buffer.from(expected))) {
    return refusal({ status: 403, msg: `the signature does not match ${signed.join(' + ')}` });
  }
  const timestamp = inside(parameters, 'timestamp') as number;
  if (Math.abs(now - timestamp) > SIGNED_FOR) {
    return refusal({ status: 403, msg: `the timestamp is more than ${SIGNED_FOR / 60_000} minutes from now` });
  }
  return null;
}
