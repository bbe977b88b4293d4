import { type BrowserCallName, browserAddresses, type Address } from '../../config/calls/addresses.ts';
import { limits } from '../../config/limits.ts';
import { strings } from '../../config/strings.ts';
import { editionNow } from './facts.ts';
import { signatureOf } from './signature.ts';

/** The body of an answer, with the wrapper's verdict. A failure always has a message for people. */
export type Result = Record<string, unknown> & { success: boolean; message?: unknown };

/**
 * Makes a call by the rules of the shared wrapper: ten seconds, no credentials to other origins, success when `res` is 200 or
 * `success` is true. Never rejects: what goes wrong is a result with `success` false. `failed` tells that no answer came,
 * or one that says nothing.
 */
export async function call(name: BrowserCallName, request: Record<string, unknown> = {}): Promise<Result & { failed: boolean }> {
  const address: Address = browserAddresses[name];
  try {
    const response = await fetch(...(await wire(address, request)));
    const body: unknown = await response.json();
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return failure({});
    if (!response.ok) return failure(body as Record<string, unknown>);
    const fields = body as Record<string, unknown>;
    return { ...fields, success: fields.res === 200 || fields.success === true, failed: false };
  } catch {
    return failure({});
  }
}

async function wire(address: Address, request: Record<string, unknown>): Promise<[string, RequestInit]> {
  const inQuery = address.method === 'GET' || address.sends === 'query';
  const query = inQuery ? `?${new URLSearchParams(Object.entries(request).map(([key, value]) => [key, String(value)]))}` : '';
  const headers: Record<string, string> = inQuery ? {} : { 'content-type': 'application/json' };
  if (address.signed) headers['signature'] = await signatureOf(request, address.signed);
  return [
    address.path + (query === '?' ? '' : query),
    {
      method: address.method,
      headers,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(limits.callTime),
      ...(inQuery ? {} : { body: JSON.stringify(request) }),
    },
  ];
}

function failure(body: Record<string, unknown>): Result & { failed: boolean } {
  return { ...body, message: strings[editionNow()].requestFailed, success: false, failed: true };
}
