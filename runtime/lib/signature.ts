import { hexOf, sha256 } from '../../config/rules/hmac.ts';

/**
 * Lower-case hex SHA-256 of the named values, joined. A dot selects a nested value: `entity.mobile`. Browsers offer Web Crypto to
 * addresses with TLS and to this machine only; without it our own code computes the same.
 */
export async function signatureOf(request: Record<string, unknown>, names: readonly string[]): Promise<string> {
  const values = names.map((name) =>
    name.split('.').reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], request),
  );
  const bytes = new TextEncoder().encode(values.join(''));
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  return hexOf(subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : sha256(bytes));
}
