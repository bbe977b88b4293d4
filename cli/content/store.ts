import type { Call } from '../../config/calls/call.ts';
import { exit, Stop, type Problem } from '../problem.ts';
import type { Answer } from './answer.ts';
import { freeze, type Memory } from './memory.ts';
import type { Ledger } from './report.ts';
import type { Place, Snapshot, Snapshots } from './snapshots.ts';
import { judge, readData } from './validate.ts';
import { agreed } from './versions.ts';

/** A call to be answered. */
export type CallJob = {
  row: Call;
  place: Place;
  /** What a list says of the answer; null when nothing. */
  version: string | null;
};

type Found = { snapshot: Snapshot; data: unknown; flawed: boolean; held: Snapshot | null };

export type Held = {
  /** The last good answer, valid for the code of this build; `null` when there is none. */
  held: Snapshot | null;
  /** Why the kept answer is not valid any more, when that is the reason. */
  unfit: string | null;
};

/** Where answers are: on disk between builds, and in memory for a moment. */
export type Store = {
  lookUp(job: CallJob): Held;
  /** The answer that lies on disk. */
  kept(job: CallJob, answer: Pick<Answer<unknown>, 'hash' | 'source' | 'links'>): Answer<unknown>;
  /** The cached answer that the API confirmed (304); stored again when its list has another version. */
  confirm(job: CallJob, held: Snapshot): Answer<unknown>;
  /** Keeps a new answer for the next build; when the disk refuses, the answer itself holds the body. */
  keep(job: CallJob, found: Found): Answer<unknown>;
};

/** Opens the store of a build whose code has the hash `engine`. */
export function openStore(options: { snapshots: Snapshots; memory: Memory; ledger: Ledger; engine: string }): Store {
  const { snapshots, memory, ledger, engine } = options;

  const remember = (place: Place, raw: Buffer, data: unknown) => {
    const frozen = freeze(data);
    memory.put(place.key, { data: frozen, size: raw.length });
    return frozen;
  };

  const save = (place: Place, snapshot: Snapshot) => {
    const problem = snapshots.save(place, snapshot);
    if (problem) ledger.warn(problem);
    return problem === null;
  };

  /** The data of a kept answer; its hash is known where this build's code made it. */
  const dataOf = (job: CallJob, { raw, hash, engine: made }: Snapshot) =>
    made === engine ? { ...readData(ofKept(job, raw)), hash } : judge(ofKept(job, raw));

  const agreedOf = (job: CallJob, held: Snapshot) => {
    const read = dataOf(job, held);
    return read.valid ? agreed({ ...job, data: read.data }) : null;
  };

  const readKept = async (job: CallJob, hash: string) => {
    const { place } = job;
    const remembered = memory.get(place.key);
    if (remembered !== undefined) return remembered;
    const { snapshot } = snapshots.load(place);
    const read = snapshot && dataOf(job, snapshot);
    // Pages are reused by this hash: data that is not what it names must not reach one.
    if (!read?.valid || read.hash !== hash) throw new Stop(exit.failed, [changedMeanwhile(place)]);
    return remember(place, snapshot!.raw, read.data);
  };

  const kept: Store['kept'] = (job, { hash, source, links }) => ({
    hash,
    source,
    flawed: false,
    links,
    read: () => readKept(job, hash),
  });

  return {
    lookUp(job) {
      const { snapshot, problem } = snapshots.load(job.place);
      if (problem) ledger.warn(problem);
      if (!snapshot || snapshot.engine === engine) return { held: snapshot, unfit: null };
      const judged = judge(ofKept(job, snapshot.raw));
      if (!judged.valid) return { held: null, unfit: judged.failure.why };
      const held = { ...snapshot, hash: judged.hash, links: judged.links, engine };
      save(job.place, held);
      return { held, unfit: null };
    },

    kept,

    confirm(job, held) {
      const version = held.version === job.version ? held.version : agreedOf(job, held);
      if (held.version !== version) save(job.place, { ...held, version });
      return kept(job, { ...held, source: 'unchanged' });
    },

    keep(job, { snapshot, data, flawed, held }) {
      const { place } = job;
      const { raw, hash, links } = snapshot;
      const frozen = remember(place, raw, data);
      const onDisk = same(snapshot, held) || save(place, snapshot);
      const answer = onDisk ? kept(job, { hash, source: 'fresh', links }) : holding(frozen, { hash, links });
      return { ...answer, flawed };
    },
  };
}

/**
 * An answer that holds its data itself. Apart from `keep`, because closures made in one function share what any of them
 * uses: there, every answer on disk held its data too (500 MB for 20,000 articles).
 */
function holding(data: unknown, { hash, links }: Pick<Answer<unknown>, 'hash' | 'links'>): Answer<unknown> {
  return { hash, source: 'fresh', flawed: false, links, read: async () => data };
}

const ofKept = ({ row, place }: CallJob, raw: Buffer) => ({ name: place.call, row, raw, type: 'kept on disk' });

function same(snapshot: Snapshot, held: Snapshot | null): boolean {
  return (
    held !== null &&
    held.etag === snapshot.etag &&
    held.version === snapshot.version &&
    held.engine === snapshot.engine &&
    held.raw.equals(snapshot.raw)
  );
}

function changedMeanwhile({ call, request }: Place): Problem {
  return {
    severity: 'error',
    what: `The kept answer of ${call} changed during the build`,
    where: `${call} ${JSON.stringify(request)}`,
    why: 'another build wrote to the same SITE_CACHE, or the folder was cleaned',
    fix: 'Build again, one build at a time for each SITE_CACHE',
  };
}
