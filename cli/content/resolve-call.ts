import { sha256 } from '../lib/sha256.mjs';
import type { CallResponse } from './content-client.ts';
import { canonical } from './canonical.ts';
import { type Failure, failedWhat } from './failure.ts';
import type { Connection } from './connection.ts';
import { freeze } from './memory.ts';
import { withAttempts, leftOutProblem, notCached, withInvalidCache } from './refusals.ts';
import type { CallLog } from './call-log.ts';
import type { CallJob, Cached, Store } from './store.ts';
import { validateResponse, schemaFailure } from './validate.ts';
import { agreed } from './versions.ts';
import { describe, wireOf, type Wire } from './wire.ts';
import { failed } from './wrapper.ts';

type ResolveOptions = { connection: Connection | null; store: Store; log: CallLog; engine: string };

/** Returns the response of a call: fetched with retries, else stale, else empty. Never rejects. */
export async function resolveCall(job: CallJob, options: ResolveOptions): Promise<CallResponse<unknown>> {
  const { row, place } = job;
  const { connection, store } = options;
  const { origin, prefix } = connection ?? { origin: '', prefix: '' };
  const request = row.request.safeParse(place.request);
  if (!request.success) {
    const wire: Wire = { method: row.method, path: prefix + row.path, body: canonical(place.request) };
    const failure = schemaFailure({ name: place.call, root: 'request', error: request.error });
    return fallBack(job, { ...options, found: noCache, failure, where: describe(wire, origin) });
  }
  const wire = wireOf({ row, request: request.data, prefix });
  const found = store.lookUp(job);
  const { cached } = found;
  if (!connection && cached) return store.kept(job, { ...cached, source: 'stale' });
  const asked = connection ? await fetchAnswer(job, { ...options, connection, wire, cached }) : notCached;
  if ('read' in asked) return asked;
  return fallBack(job, { ...options, found, failure: asked, where: describe(wire, origin) });
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

async function fetchAnswer(
  job: CallJob,
  {
    connection,
    store,
    log,
    engine,
    wire,
    cached,
  }: ResolveOptions & { connection: Connection; wire: Wire; cached: Cached['cached'] },
): Promise<CallResponse<unknown> | Failure> {
  const { row, place } = job;
  const { reply, attempts } = await connection.call(wire, cached?.etag ?? null);
  if (reply.kind === 'failed') return withAttempts(reply.failure, attempts);
  // The request had an ETag, so there is a cached response.
  if (reply.kind === 'unchanged') return store.confirm(job, cached!);
  const { raw, etag, type } = reply;
  const validated = validateResponse({ name: place.call, row, raw, type });
  if (!validated.valid) return validated.failure;
  const { data, hash, dropped, links } = validated;
  for (const part of dropped)
    log.leftOut({
      ...place,
      problem: leftOutProblem({ name: place.call, dropped: part, where: describe(wire, connection.origin) }),
    });
  const flawed = dropped.length > 0;
  // Without the ETag the next build requests it again and reports the problem until it is corrected.
  const snapshot = {
    raw,
    etag: flawed ? null : etag,
    version: flawed ? null : agreed({ row, data, version: job.version }),
    hash,
    engine,
    links,
  };
  return store.keep(job, { snapshot, data, flawed, cached });
}

/** Reports the failure and returns the stale or empty response. */
function fallBack(
  job: CallJob,
  { store, log, found, failure, where }: ResolveOptions & { found: Cached; failure: Failure; where: string },
): CallResponse<unknown> {
  const { row, place } = job;
  const { cached, unfit } = found;
  const used = cached ? 'stale' : 'empty';
  const { cause, why, fix, body } = unfit === null ? failure : withInvalidCache(failure, unfit);
  log.failed({
    call: place.call,
    request: place.request,
    cause,
    used,
    result: failed(body),
    problem: { severity: 'warning', what: failedWhat(place.call, used), where, why, fix },
  });
  if (cached) return store.kept(job, { ...cached, source: 'stale' });
  return {
    hash: sha256(canonical(row.empty)),
    source: 'empty',
    flawed: false,
    links: [],
    read: async () => freeze(row.empty),
  };
}
