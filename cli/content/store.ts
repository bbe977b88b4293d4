import type { Call } from '../../config/calls/call.ts';
import { exit, Stop, type Problem } from '../problem.ts';
import type { Answer } from './answer.ts';
import { freeze, type Memory } from './memory.ts';
import type { Ledger } from './report.ts';
import type { Place, Snapshot, Snapshots } from './snapshots.ts';
import { judge, readData } from './validate.ts';
import { agreed } from './versions.ts';

/** A call to be answered. */
export type Errand = {
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
  lookUp(errand: Errand): Held;
  /** The answer that lies on disk. */
  kept(errand: Errand, answer: Pick<Answer<unknown>, 'hash' | 'source' | 'links'>): Answer<unknown>;
  /** The answer that lies on disk and that the API says is still the one; kept anew when its list says something else of it. */
  confirm(errand: Errand, held: Snapshot): Answer<unknown>;
  /** Keeps a new answer for the next build; when the disk refuses, the answer itself holds the body. */
  keep(errand: Errand, found: Found): Answer<unknown>;
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
  const dataOf = (errand: Errand, { raw, hash, engine: made }: Snapshot) =>
    made === engine ? { ...readData(ofKept(errand, raw)), hash } : judge(ofKept(errand, raw));

  const agreedOf = (errand: Errand, held: Snapshot) => {
    const read = dataOf(errand, held);
    return read.valid ? agreed({ ...errand, data: read.data }) : null;
  };

  const readKept = async (errand: Errand, hash: string) => {
    const { place } = errand;
    const remembered = memory.get(place.key);
    if (remembered !== undefined) return remembered;
    const { snapshot } = snapshots.load(place);
    const read = snapshot && dataOf(errand, snapshot);
    // Pages are reused by this hash: data that is not what it names must not reach one.
    if (!read?.valid || read.hash !== hash) throw new Stop(exit.failed, [changedMeanwhile(place)]);
    return remember(place, snapshot!.raw, read.data);
  };

  const kept: Store['kept'] = (errand, { hash, source, links }) => ({
    hash,
    source,
    flawed: false,
    links,
    read: () => readKept(errand, hash),
  });

  return {
    lookUp(errand) {
      const { snapshot, problem } = snapshots.load(errand.place);
      if (problem) ledger.warn(problem);
      if (!snapshot || snapshot.engine === engine) return { held: snapshot, unfit: null };
      const judged = judge(ofKept(errand, snapshot.raw));
      if (!judged.valid) return { held: null, unfit: judged.failure.why };
      const held = { ...snapshot, hash: judged.hash, links: judged.links, engine };
      save(errand.place, held);
      return { held, unfit: null };
    },

    kept,

    confirm(errand, held) {
      const version = held.version === errand.version ? held.version : agreedOf(errand, held);
      if (held.version !== version) save(errand.place, { ...held, version });
      return kept(errand, { ...held, source: 'unchanged' });
    },

    keep(errand, { snapshot, data, flawed, held }) {
      const { place } = errand;
      const { raw, hash, links } = snapshot;
      const frozen = remember(place, raw, data);
      const onDisk = same(snapshot, held) || save(place, snapshot);
      const answer = onDisk ? kept(errand, { hash, source: 'fresh', links }) : holding(frozen, { hash, links });
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

const ofKept = ({ row, place }: Errand, raw: Buffer) => ({ name: place.call, row, raw, type: 'kept on disk' });

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
