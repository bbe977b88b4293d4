import type { Call } from '../define/call.ts';
import { exit, Stop } from '../problem.ts';
import type { CallResponse } from './content-client.ts';
import { freeze, type Memory } from './memory.ts';
import type { CallLog } from './call-log.ts';
import type { CallKey, Snapshot, Snapshots } from './snapshots.ts';
import { validateResponse, readData } from './validate.ts';
import { agreed } from './versions.ts';

export type CallJob = {
  row: Call;
  place: CallKey;
  version: string | null;
};

type Found = { snapshot: Snapshot; data: unknown; flawed: boolean; cached: Snapshot | null };

export type Cached = {
  /** The cached response, valid for the code of this build; null when there is none. */
  cached: Snapshot | null;
  /** Why the cached response is no longer valid; null when it is valid or missing. */
  unfit: string | null;
};

/** Cached responses: on disk, and the latest parsed data in memory. */
export type Store = {
  lookUp(job: CallJob): Cached;
  /** A response whose data is on disk. */
  kept(
    job: CallJob,
    response: Pick<CallResponse<unknown>, 'hash' | 'source' | 'links' | 'names'>,
  ): CallResponse<unknown>;
  /** The cached response that the API confirmed (304). It is stored again if its version has changed. */
  confirm(job: CallJob, cached: Snapshot): CallResponse<unknown>;
  /** Stores a new response. If it cannot be written, its data stays in memory. */
  keep(job: CallJob, found: Found): CallResponse<unknown>;
};

/** Opens the store for a build whose code has the hash `engine`. */
export function openStore(options: { snapshots: Snapshots; memory: Memory; log: CallLog; engine: string }): Store {
  const { snapshots, memory, log, engine } = options;

  const remember = (place: CallKey, raw: Buffer, data: unknown) => {
    const frozen = freeze(data);
    memory.put(place.key, { data: frozen, size: raw.length });
    return frozen;
  };

  const save = (place: CallKey, snapshot: Snapshot) => {
    const problem = snapshots.save(place, snapshot);
    if (problem) log.warn(problem);
    return problem === null;
  };

  /** The data of a cached response. If this build's code parsed it before, its hash is known. */
  const dataOf = (job: CallJob, { raw, hash, engine: parsedBy }: Snapshot) =>
    parsedBy === engine ? { ...readData(cachedInput(job, raw)), hash } : validateResponse(cachedInput(job, raw));

  const agreedOf = (job: CallJob, cached: Snapshot) => {
    const read = dataOf(job, cached);
    return read.valid ? agreed({ ...job, data: read.data }) : null;
  };

  const readCached = async (job: CallJob, hash: string) => {
    const { place } = job;
    const remembered = memory.get(place.key);
    if (remembered !== undefined) return remembered;
    const { snapshot } = snapshots.load(place);
    const read = snapshot && dataOf(job, snapshot);
    // Fingerprints contain this hash, so the data must match it.
    if (!read?.valid || read.hash !== hash) throw changedDuringBuild(place);
    return remember(place, snapshot!.raw, read.data);
  };

  const kept: Store['kept'] = (job, { hash, source, links, names }) => ({
    hash,
    source,
    flawed: false,
    links,
    names,
    read: () => readCached(job, hash),
  });

  return {
    lookUp(job) {
      const { snapshot, problem } = snapshots.load(job.place);
      if (problem) log.warn(problem);
      if (!snapshot || snapshot.engine === engine) return { cached: snapshot, unfit: null };
      const validated = validateResponse(cachedInput(job, snapshot.raw));
      if (!validated.valid) return { cached: null, unfit: validated.failure.why };
      const cached = { ...snapshot, hash: validated.hash, links: validated.links, names: validated.names, engine };
      save(job.place, cached);
      return { cached, unfit: null };
    },

    kept,

    confirm(job, cached) {
      const version = cached.version === job.version ? cached.version : agreedOf(job, cached);
      if (cached.version !== version) save(job.place, { ...cached, version });
      return kept(job, { ...cached, source: 'unchanged' });
    },

    keep(job, { snapshot, data, flawed, cached }) {
      const { place } = job;
      const { raw, hash, links, names } = snapshot;
      const frozen = remember(place, raw, data);
      const onDisk = isSame(snapshot, cached) || save(place, snapshot);
      const response = onDisk ? kept(job, { hash, source: 'fresh', links, names }) : inMemory(frozen, snapshot);
      return { ...response, flawed };
    },
  };
}

/**
 * A response with its data in memory. This is a separate function because closures of one function share a scope: inside `keep`, every
 * response would retain its data (500 MB for 20,000 articles).
 */
function inMemory(
  data: unknown,
  { hash, links, names }: Pick<CallResponse<unknown>, 'hash' | 'links' | 'names'>,
): CallResponse<unknown> {
  return { hash, source: 'fresh', flawed: false, links, names, read: async () => data };
}

const cachedInput = ({ row, place }: CallJob, raw: Buffer) => ({ name: place.call, row, raw, type: 'kept on disk' });

function isSame(snapshot: Snapshot, cached: Snapshot | null): boolean {
  return (
    cached !== null &&
    cached.etag === snapshot.etag &&
    cached.version === snapshot.version &&
    cached.engine === snapshot.engine &&
    cached.raw.equals(snapshot.raw)
  );
}

function changedDuringBuild({ call, request }: CallKey): Stop {
  return Stop.of(exit.failed, {
    what: `the cached response of ${call} changed during the build`,
    where: `${call} ${JSON.stringify(request)}`,
    why: 'another build wrote to the same SITE_CACHE, or the folder was cleaned',
    fix: 'build again, one build at a time for each SITE_CACHE',
  });
}
