import { type BrowserCallName, browserAddresses } from '../../config/calls/addresses.ts';
import type { Address } from '#generator';
import { limits } from '../../config/limits.ts';
import { strings } from '../../config/strings.ts';
import { currentEdition } from './config.ts';
import { signatureOf } from './signature.ts';

/** The body of a response and whether the call succeeded. A failure always has a message to show: the server's, else a fixed one. */
export type Result = Record<string, unknown> & {
  success: boolean;
  message?: unknown;
  /** Whether the HTTP status is 2xx. */
  ok: boolean;
  /** Whether there was no response, or one that is not a JSON object. */
  failed: boolean;
  /** HTTP status; 0 without a response. */
  status: number;
  /** Whether the response took longer than the timeout. */
  timedOut: boolean;
  /** Seconds after which to repeat the call, if the response says so. */
  retryAfter: number | null;
};

type Facts = Pick<Result, 'ok' | 'failed' | 'status' | 'timedOut' | 'retryAfter'>;
const noResponse: Facts = { ok: false, failed: true, status: 0, timedOut: false, retryAfter: null };

/**
 * Makes a call by the rules of the shared wrapper: a timeout of ten seconds, no credentials to other origins, success when `res` is
 * 200 or `success` is true. Never rejects: an error is a result with `success` false.
 */
export async function call(name: BrowserCallName, request: Record<string, unknown> = {}): Promise<Result> {
  const address: Address = browserAddresses[name];
  let facts = noResponse;
  try {
    const response = await fetch(...(await wire(address, request)));
    const { ok, status, headers } = response;
    facts = { ...facts, status, retryAfter: Number(headers.get('retry-after')) || null };
    const body: unknown = await response.json();
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return failure({}, facts);
    const fields = body as Record<string, unknown>;
    facts = { ...facts, ok, failed: false };
    return ok && (fields.res === 200 || fields.success === true)
      ? { ...fields, ...facts, success: true }
      : failure(fields, facts);
  } catch (error) {
    return failure({}, { ...facts, timedOut: (error as Error).name === 'TimeoutError' });
  }
}

async function wire(address: Address, request: Record<string, unknown>): Promise<[string, RequestInit]> {
  const inQuery = address.method === 'GET' || address.sends === 'query';
  const query = inQuery
    ? `?${new URLSearchParams(Object.entries(request).map(([key, value]) => [key, String(value)]))}`
    : '';
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

function failure({ message, ...fields }: Record<string, unknown>, facts: Facts): Result {
  const text = typeof message === 'string' && message ? message : strings[currentEdition()].requestFailed;
  return { ...fields, ...facts, message: text, success: false };
}
