import type { Call } from '../define/call.ts';
import { sha256 } from '../lib/sha256.mjs';
import type { CallResponse } from './content-client.ts';
import { canonical } from './canonical.ts';
import { type Failure, failedWhat } from './failure.ts';
import type { Connection } from './connection.ts';
import { freeze } from './memory.ts';
import { withAttempts, leftOutProblem, notCached, withInvalidCache } from './refusals.ts';
import type { CallLog } from './call-log.ts';
import type { Reply } from './request.ts';
import type { Snapshot } from './snapshots.ts';
import type { CallJob, Cached, Store } from './store.ts';
import { schemaFailure, type Validated, validateResponse } from './validate.ts';
import { agreed } from './versions.ts';
import { describe, wireOf, type Wire } from './wire.ts';
import { failed } from './wrapper.ts';

type ResolveOptions = {
  connection: Connection | null;
  store: Store;
  log: CallLog;
  engine: string;
  /** The message in the result of a failed call. */
  requestFailed: string;
};

/** The outcome of a request that is not in the cache or the report yet. */
export type Requested = { job: CallJob; found: Cached; where: string } & (
  | { kind: 'fresh'; reply: Extract<Reply, { kind: 'body' }>; validated: Extract<Validated, { valid: true }> }
  | { kind: 'unchanged'; cached: Snapshot }
  | { kind: 'stale'; cached: Snapshot }
  | { kind: 'failed'; failure: Failure }
);

/** Returns the response of a call: fetched with retries, else stale, else empty. Never rejects. */
export async function resolveCall(job: CallJob, options: ResolveOptions): Promise<CallResponse<unknown>> {
  return settle(await requestCall(job, options), options);
}

/** Requests a call with retries, and validates its response. Without a connection, the cached response is `stale`. Never rejects. */
export async function requestCall(
  job: CallJob,
  { connection, store }: Pick<ResolveOptions, 'connection' | 'store'>,
): Promise<Requested> {
  const { row, place } = job;
  const { origin, prefix } = connection ?? { origin: '', prefix: '' };
  const request = row.request.safeParse(place.request);
  if (!request.success) {
    const wire: Wire = { method: row.method, path: prefix + row.path, body: canonical(place.request) };
    const failure = schemaFailure({ name: place.call, root: 'request', error: request.error });
    return { kind: 'failed', failure, job, found: noCache, where: describe(wire, origin) };
  }
  const wire = wireOf({ row, request: request.data, prefix });
  const found = store.lookUp(job);
  const { cached } = found;
  const about = { job, found, where: describe(wire, origin) };
  if (!connection)
    return cached ? { ...about, kind: 'stale', cached } : { ...about, kind: 'failed', failure: notCached };
  const { reply, attempts } = await connection.call(wire, cached?.etag ?? null);
  if (reply.kind === 'failed') return { ...about, kind: 'failed', failure: withAttempts(reply.failure, attempts) };
  // The request had an ETag, so there is a cached response.
  if (reply.kind === 'unchanged') return { ...about, kind: 'unchanged', cached: cached! };
  const validated = validateResponse({ name: place.call, row, raw: reply.raw, type: reply.type });
  if (!validated.valid) return { ...about, kind: 'failed', failure: validated.failure };
  return { ...about, kind: 'fresh', reply, validated };
}

/** The cached response of a call if its version is unchanged or it was confirmed; else null. */
export function reuseUnchanged(
  job: CallJob,
  { store, isConfirmed }: Pick<ResolveOptions, 'store'> & { isConfirmed: boolean },
): CallResponse<unknown> | null {
  if (job.version === null && !isConfirmed) return null;
  const { cached } = store.lookUp(job);
  if (!cached || (!isConfirmed && cached.version !== job.version)) return null;
  return store.kept(job, { ...cached, source: 'trusted' });
}

const noCache: Cached = { cached: null, unfit: null };

/** Stores and reports the outcome of a request, and returns the response. */
export function settle(requested: Requested, options: Omit<ResolveOptions, 'connection'>): CallResponse<unknown> {
  const { job } = requested;
  const { store } = options;
  if (requested.kind === 'failed') return fallBack(requested, options);
  if (requested.kind === 'stale') return store.kept(job, { ...requested.cached, source: 'stale' });
  if (requested.kind === 'unchanged') return store.confirm(job, requested.cached);
  return keepFresh(requested, options);
}

function keepFresh(
  { job, found, where, reply, validated }: Extract<Requested, { kind: 'fresh' }>,
  { store, log, engine }: Omit<ResolveOptions, 'connection'>,
): CallResponse<unknown> {
  const { row, place } = job;
  const { raw, etag } = reply;
  const { data, hash, dropped, links, names } = validated;
  for (const part of dropped)
    log.leftOut({ ...place, problem: leftOutProblem({ name: place.call, dropped: part, where }) });
  const flawed = dropped.length > 0;
  // Without the ETag the next build requests it again and reports the problem until it is corrected.
  const snapshot = {
    raw,
    etag: flawed ? null : etag,
    version: flawed ? null : agreed({ row, data, version: job.version }),
    hash,
    engine,
    links,
    names,
  };
  return store.keep(job, { snapshot, data, flawed, cached: found.cached });
}

/** Reports the failure and returns the stale or empty response. */
function fallBack(
  { job, found, where, failure }: Extract<Requested, { kind: 'failed' }>,
  { store, log, requestFailed }: Omit<ResolveOptions, 'connection'>,
): CallResponse<unknown> {
  const { row, place } = job;
  const { cached, unfit } = found;
  const reported = unfit === null ? failure : withInvalidCache(failure, unfit);
  reportFailure({ place, where, log, requestFailed, failure: reported, cached });
  return cached ? store.kept(job, { ...cached, source: 'stale' }) : emptyResponse(row);
}

type ReportFailureOptions = {
  place: CallJob['place'];
  where: string;
  failure: Failure;
  /** Whether a cached response is used; null: none is. */
  cached: object | null;
} & Pick<ResolveOptions, 'log' | 'requestFailed'>;

export function reportFailure({ place, where, failure, cached, log, requestFailed }: ReportFailureOptions): void {
  const used = cached ? 'stale' : 'empty';
  const { cause, why, fix, body } = failure;
  log.failed({
    call: place.call,
    request: place.request,
    cause,
    used,
    result: failed({ body, message: requestFailed }),
    problem: { severity: 'warning', what: failedWhat(place.call, used), where, why, fix },
  });
}

export function emptyResponse(row: Call): CallResponse<unknown> {
  return {
    hash: sha256(canonical(row.empty)),
    source: 'empty',
    flawed: false,
    links: [],
    names: [],
    read: async () => freeze(row.empty),
  };
}
