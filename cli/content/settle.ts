import { sha256 } from '../sha256.mjs';
import type { Answer } from './answer.ts';
import { canonical } from './canonical.ts';
import type { Failure } from './failure.ts';
import type { Line } from './line.ts';
import { freeze } from './memory.ts';
import { counted, leftOut, neverKept, noLongerFits, removedProblem } from './refusals.ts';
import type { Ledger } from './report.ts';
import type { CallJob, Held, Store } from './store.ts';
import { judge, misfit } from './validate.ts';
import { agreed } from './versions.ts';
import { removedFrom } from './removed-html.ts';
import { describe, wireOf, type Wire } from './wire.ts';
import { failed } from './wrapper.ts';

type Means = { line: Line | null; store: Store; ledger: Ledger; engine: string };

/** Returns the answer of a call: fetched with retries, else the last good one, else the row's empty one. Never fails. */
export async function settle(job: CallJob, means: Means): Promise<Answer<unknown>> {
  const { row, place } = job;
  const { line, store } = means;
  const { origin, prefix } = line ?? { origin: '', prefix: '' };
  const request = row.request.safeParse(place.request);
  if (!request.success) {
    const wire: Wire = { method: row.method, path: prefix + row.path, body: canonical(place.request) };
    const failure = misfit({ name: place.call, root: 'request', error: request.error });
    return fallBack(job, { ...means, found: nothing, failure, where: describe(wire, origin) });
  }
  const wire = wireOf({ row, request: request.data, prefix });
  const found = store.lookUp(job);
  const { held } = found;
  if (!line && held) return store.kept(job, { ...held, source: 'stale' });
  const asked = line ? await ask(job, { ...means, line, wire, held }) : neverKept;
  if ('read' in asked) return asked;
  return fallBack(job, { ...means, found, failure: asked, where: describe(wire, origin) });
}

/** The kept answer of a call whose list says that it did not change, or that was confirmed otherwise. */
export function spare(
  job: CallJob,
  { store, isConfirmed }: Pick<Means, 'store'> & { isConfirmed: boolean },
): Answer<unknown> | null {
  if (job.version === null && !isConfirmed) return null;
  const { held } = store.lookUp(job);
  if (!held || (!isConfirmed && held.version !== job.version)) return null;
  return store.kept(job, { ...held, source: 'trusted' });
}

const nothing: Held = { held: null, unfit: null };

/** The API's own answer, or why there is none. */
async function ask(
  job: CallJob,
  { line, store, ledger, engine, wire, held }: Means & { line: Line; wire: Wire; held: Held['held'] },
): Promise<Answer<unknown> | Failure> {
  const { row, place } = job;
  const { reply, attempts } = await line.call(wire, held?.etag ?? null);
  if (reply.kind === 'failed') return counted(reply.failure, attempts);
  // Only what we have an ETag of can be unchanged.
  if (reply.kind === 'unchanged') return store.confirm(job, held!);
  const { raw, etag, type } = reply;
  const judged = judge({ name: place.call, row, raw, type });
  if (!judged.valid) return judged.failure;
  const { data, hash, dropped, links } = judged;
  for (const record of dropped)
    ledger.leftOut({ ...place, problem: leftOut({ name: place.call, record, where: describe(wire, line.origin) }) });
  const removed = removedFrom({ row, data });
  if (removed.length > 0)
    ledger.warn(removedProblem({ name: place.call, removed, where: describe(wire, line.origin) }));
  const flawed = dropped.length > 0;
  const warned = flawed || removed.length > 0;
  // Without its ETag it is sent again the next time, and the problem is reported until it is corrected.
  const snapshot = {
    raw,
    etag: warned ? null : etag,
    version: warned ? null : agreed({ row, data, version: job.version }),
    hash,
    engine,
    links,
  };
  return store.keep(job, { snapshot, data, flawed, held });
}

/** The last good answer, else the empty one; either way the failure is reported. */
function fallBack(
  job: CallJob,
  { store, ledger, found, failure, where }: Means & { found: Held; failure: Failure; where: string },
): Answer<unknown> {
  const { row, place } = job;
  const { held, unfit } = found;
  const used = held ? 'stale' : 'empty';
  const { cause, why, fix, body } = unfit === null ? failure : noLongerFits(failure, unfit);
  const then = held ? 'using the last cached response' : 'rendering its pages without data';
  ledger.failed({
    call: place.call,
    request: place.request,
    cause,
    used,
    result: failed(body),
    problem: { severity: 'warning', what: `${place.call} failed; ${then}`, where, why, fix },
  });
  if (held) return store.kept(job, { ...held, source: 'stale' });
  return {
    hash: sha256(canonical(row.empty)),
    source: 'empty',
    flawed: false,
    links: [],
    read: async () => freeze(row.empty),
  };
}
