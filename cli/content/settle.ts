import { sha256 } from '../sha256.mjs';
import type { Answer } from './answer.ts';
import { canonical } from './canonical.ts';
import type { Failure } from './failure.ts';
import type { Line } from './line.ts';
import { freeze } from './memory.ts';
import { counted, leftOut, neverKept, noLongerFits, removedProblem } from './refusals.ts';
import type { Ledger } from './report.ts';
import type { Errand, Held, Store } from './store.ts';
import { judge, misfit } from './validate.ts';
import { agreed } from './versions.ts';
import { removedFrom } from './removed-html.ts';
import { describe, wireOf, type Wire } from './wire.ts';
import { failed } from './wrapper.ts';

type Means = { line: Line | null; store: Store; ledger: Ledger; engine: string };

/** Finds the answer of a call: asked with retries, else the last good one, else the row's empty one. Never fails. */
export async function settle(errand: Errand, means: Means): Promise<Answer<unknown>> {
  const { row, place } = errand;
  const { line, store, ledger } = means;
  const { origin, prefix } = line ?? { origin: '', prefix: '' };
  const request = row.request.safeParse(place.request);
  if (!request.success) {
    const wire: Wire = { method: row.method, path: prefix + row.path, body: canonical(place.request) };
    const failure = misfit({ name: place.call, root: 'request', error: request.error });
    return fallBack(errand, { ...means, found: nothing, failure, where: describe(wire, origin) });
  }
  const wire = wireOf({ row, request: request.data, prefix });
  const found = store.lookUp(errand);
  const { held } = found;
  if (!line && held) {
    ledger.answered('stale');
    return store.kept(errand, { ...held, source: 'stale' });
  }
  const asked = line ? await ask(errand, { ...means, line, wire, held }) : neverKept;
  if ('read' in asked) {
    ledger.answered(asked.source);
    return asked;
  }
  return fallBack(errand, { ...means, found, failure: asked, where: describe(wire, origin) });
}

/** The kept answer of a call whose list says that it did not change. */
export function spare(errand: Errand, { store, ledger }: Pick<Means, 'store' | 'ledger'>): Answer<unknown> | null {
  if (errand.version === null) return null;
  const { held } = store.lookUp(errand);
  if (held?.version !== errand.version) return null;
  ledger.answered('trusted');
  return store.kept(errand, { ...held, source: 'trusted' });
}

const nothing: Held = { held: null, unfit: null };

/** The API's own answer, or why there is none. */
async function ask(
  errand: Errand,
  { line, store, ledger, engine, wire, held }: Means & { line: Line; wire: Wire; held: Held['held'] },
): Promise<Answer<unknown> | Failure> {
  const { row, place } = errand;
  const { reply, attempts } = await line.call(wire, held?.etag ?? null);
  if (reply.kind === 'failed') return counted(reply.failure, attempts);
  // Only what we have an ETag of can be unchanged.
  if (reply.kind === 'unchanged') return store.confirm(errand, held!);
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
  const told = flawed || removed.length > 0;
  // Without its ETag it is sent anew the next time, and what is wrong is told again until it is mended.
  const snapshot = {
    raw,
    etag: told ? null : etag,
    version: told ? null : agreed({ row, data, version: errand.version }),
    hash,
    engine,
    links,
  };
  return store.keep(errand, { snapshot, data, flawed, held });
}

/** The last good answer, else the empty one; either way the failure is told. */
function fallBack(
  errand: Errand,
  { store, ledger, found, failure, where }: Means & { found: Held; failure: Failure; where: string },
): Answer<unknown> {
  const { row, place } = errand;
  const { held, unfit } = found;
  const used = held ? 'stale' : 'empty';
  const { cause, why, fix, body } = unfit === null ? failure : noLongerFits(failure, unfit);
  const then = held ? 'using the last cached response' : 'rendering its pages without data';
  ledger.answered(used);
  ledger.failed({
    call: place.call,
    request: place.request,
    cause,
    used,
    result: failed(body),
    problem: { severity: 'warning', what: `${place.call} failed; ${then}`, where, why, fix },
  });
  if (held) return store.kept(errand, { ...held, source: 'stale' });
  return {
    hash: sha256(canonical(row.empty)),
    source: 'empty',
    flawed: false,
    links: [],
    read: async () => freeze(row.empty),
  };
}
