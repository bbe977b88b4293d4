import { type BrowserCallName, browserAddresses, type Address } from '../../config/calls/addresses.ts';
import { limits } from '../../config/limits.ts';
import { strings } from '../../config/strings.ts';
import { editionNow } from './facts.ts';
import { signatureOf } from './signature.ts';

/** The body of an answer, with the wrapper's verdict. A failure always has a message for people: the server's own, else a fixed one. */
export type Result = Record<string, unknown> & {
  success: boolean;
  message?: unknown;
  /** Whether its status is one of success. */
  ok: boolean;
  /** Whether no answer came, or one that says nothing. */
  failed: boolean;
};

/**
 * Makes a call by the rules of the shared wrapper: ten seconds, no credentials to other origins, success when `res` is 200 or
 * `success` is true. Never rejects: what goes wrong is a result with `success` false.
 */
export async function call(name: BrowserCallName, request: Record<string, unknown> = {}): Promise<Result> {
  const address: Address = browserAddresses[name];
  try {
    const response = await fetch(...(await wire(address, request)));
    const body: unknown = await response.json();
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return failure({}, { failed: true });
    const fields = body as Record<string, unknown>;
    const { ok } = response;
    return ok && (fields.res === 200 || fields.success === true) ? { ...fields, success: true, ok, failed: false } : failure(fields, { ok });
  } catch {
    return failure({}, { failed: true });
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

function failure({ message, ...fields }: Record<string, unknown>, { ok = false, failed = false }): Result {
  const text = typeof message === 'string' && message ? message : strings[editionNow()].requestFailed;
  return { ...fields, message: text, success: false, ok, failed };
}
