import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Dispatcher } from 'undici';
import type { Budget } from './budget.ts';
import type { Failure } from './failure.ts';
import { exchange } from './exchange.ts';
import {
  brokenConnection,
  unexpectedNotModified,
  invalidGzip,
  redirected,
  refusedStatus,
  tooLarge,
} from './refusals.ts';
import type { Wire } from './wire.ts';

export type Reply =
  | { kind: 'body'; raw: Buffer; etag: string | null; type: string }
  | { kind: 'unchanged' }
  | { kind: 'failed'; failure: Failure };

/** Sends one HTTP request and returns failures as values. `etag` is that of the cached response. */
export async function send(options: {
  pool: Dispatcher;
  origin: string;
  /** Headers that authenticate the request. */
  credentials: Readonly<Record<string, string>>;
  wire: Wire;
  etag: string | null;
  budget: Budget;
  base: string;
  /** Host of the proxy; null for a direct connection. */
  proxy: string | null;
  bodyLimit: number;
  onBytes: (count: number) => void;
}): Promise<Reply> {
  const { pool, origin, credentials, wire, etag, budget, base, proxy, bodyLimit } = options;
  /** The proxy, if it reads requests and may answer them itself. */
  const forwarder = new URL(origin).protocol === 'http:' ? proxy : null;
  try {
    const { status, headers, body } = await exchange({
      pool,
      origin,
      wire,
      headers: { ...credentials, ...headersOf(wire, etag) },
      signal: budget.signal,
    });
    options.onBytes(body.length);
    const raw = headers['content-encoding'] === 'gzip' ? await unpack(body, { maxOutputLength: bodyLimit }) : body;
    // To a conditional POST, servers that follow RFC 9110 respond with 412, most others with 304.
    if ((status === 304 || status === 412) && etag !== null) return { kind: 'unchanged' };
    if (status === 304) return failure(unexpectedNotModified);
    if (status >= 200 && status < 300)
      return {
        kind: 'body',
        raw,
        etag: first(headers.etag),
        type: first(headers['content-type']) ?? 'no content type',
      };
    if (status >= 300 && status < 400) return failure(redirected({ status, location: first(headers.location), base }));
    const after = retryAfter(first(headers['retry-after']), Date.now());
    return failure(refusedStatus({ status, raw, base, forwarder, after }));
  } catch (error) {
    const code = codeOf(error);
    if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' || code === 'ERR_BUFFER_TOO_LARGE')
      return failure(tooLarge(bodyLimit));
    if (/^Z_/.test(code)) return failure(invalidGzip(code));
    const failed = error instanceof Error && error.name === 'ProxyError' ? proxy : forwarder;
    return failure(budget.ended() ?? brokenConnection({ code, base, proxy: failed }));
  }
}

const unpack = promisify(gunzip);

function headersOf(wire: Wire, etag: string | null): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-encoding': 'gzip',
    'user-agent': 'site-generate',
    ...(wire.body !== null && { 'content-type': 'application/json' }),
    ...(etag !== null && { 'if-none-match': etag }),
  };
}

function failure(value: Failure): Reply {
  return { kind: 'failed', failure: value };
}

function first(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

/** Milliseconds of a Retry-After header, in seconds or as an HTTP date; `null` when it is neither. */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  // Require a day name: Date.parse also accepts "-5" and "tomorrow 3".
  const date = /^[A-Z][a-z]{2}, /.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Errors of the HTTP parser have no code.
  return 'code' in error && error.code !== undefined ? String(error.code) : error.name;
}
