import { join } from 'node:path';
import { openPack } from '../store/pack.ts';
import type { Problem } from '../problem.ts';
import type { LinkAt } from './links.ts';
import { heldKey } from './request-key.ts';
import { messageOf, nullIfThrown } from '../lib/failure.ts';

export type Snapshot = {
  raw: Buffer;
  etag: string | null;
  /** Its version in a list when it was last confirmed; null when it has none. */
  version: string | null;
  /** Hash of the data, as parsed by the code of hash `engine`. */
  hash: string;
  engine: string;
  /** Links in the data to addresses of this site. */
  links: readonly LinkAt[];
  /** Ids of the records that the data names. */
  names: readonly string[];
};

/** Identifies a request. `key` is the hash of call and parameters. */
export type CallKey = { call: string; request: unknown; key: string };

export type Snapshots = {
  /** The snapshot or null, with a problem if it is damaged. */
  load(place: CallKey): { snapshot: Snapshot | null; problem: Problem | null };
  save(place: CallKey, snapshot: Snapshot): Problem | null;
  /** Makes the responses that are held back those of the cache. */
  commit(): Problem | null;
  /** Holds back the cached responses of that kind that were loaded, too. Returns the keys in the cache of all that are held back. */
  hold(): ReadonlyMap<string, string>;
  /** Evicts unused responses when the cache needs compaction. */
  evict(): void;
  close(): void;
};

type OpenSnapshotsOptions = {
  cache: string;
  namespace: string;
  /** Whether a response replaces the one of earlier builds only with `commit`. */
  isHeld?: (place: CallKey) => boolean;
  /** Keys of responses that merged shards hold back: they are held back by this build, too. */
  held?: Iterable<string>;
};

export function openSnapshots({
  cache,
  namespace,
  isHeld = () => false,
  held: before = [],
}: OpenSnapshotsOptions): Snapshots {
  const folder = join(cache, 'responses', namespace);
  const pack = openPack(folder);
  const held = new Set(before);
  const loaded = new Set<string>();
  return {
    load(place) {
      const { key } = place;
      if (isHeld(place)) loaded.add(key);
      const value = (held.has(key) ? pack.read(heldKey(key)) : null) ?? pack.read(key);
      if (value === null) return { snapshot: null, problem: null };
      const meta = value === 'damaged' ? null : parse(value.meta);
      if (value === 'damaged' || meta === null) return { snapshot: null, problem: damagedSnapshot(place, folder) };
      return { snapshot: { raw: value.body, ...meta }, problem: null };
    },
    save(place, { raw, ...meta }) {
      const { key } = place;
      const isNew = isHeld(place);
      try {
        pack.put(isNew ? heldKey(key) : key, { body: raw, meta: JSON.stringify(meta) });
        if (isNew) held.add(key);
        return null;
      } catch (error) {
        return notWritable(folder, error);
      }
    },
    commit() {
      try {
        for (const key of held) {
          const value = pack.read(heldKey(key));
          if (value !== null && value !== 'damaged') pack.put(key, value);
          held.delete(key);
        }
        return null;
      } catch (error) {
        return notWritable(folder, error);
      }
    },
    hold() {
      for (const key of loaded) {
        const value = held.has(key) ? null : pack.read(key);
        if (value === null || value === 'damaged') continue;
        pack.put(heldKey(key), value);
        held.add(key);
      }
      return new Map([...held].map((key) => [key, heldKey(key)]));
    },
    evict: () => pack.compact({ onlyUsed: true }),
    close: () => pack.close(),
  };
}

/** Validated by hand: a schema takes several times as long, and this runs for every call. */
function parse(text: string): Omit<Snapshot, 'raw'> | null {
  const meta = nullIfThrown(() => JSON.parse(text) as Record<string, unknown>);
  const { etag, version, hash, engine, links, names = [] } = meta ?? {};
  const valid =
    isTextOrNull(etag) &&
    isTextOrNull(version) &&
    typeof hash === 'string' &&
    typeof engine === 'string' &&
    Array.isArray(links) &&
    links.every(isLink) &&
    Array.isArray(names) &&
    names.every((name) => typeof name === 'string');
  return valid ? { etag, version, hash, engine, links, names } : null;
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

function isLink(value: unknown): value is LinkAt {
  const { to, at } = Object(value) as Record<string, unknown>;
  return typeof to === 'string' && typeof at === 'string';
}

function damagedSnapshot({ call, request }: CallKey, folder: string): Problem {
  return {
    severity: 'warning',
    what: `the cached response of ${call} ${JSON.stringify(request)} is damaged and ignored`,
    where: folder,
    why: 'its checksum does not match',
    fix: 'nothing: the next response replaces it; if it recurs, check the disk',
  };
}

function notWritable(folder: string, error: unknown): Problem {
  return {
    severity: 'warning',
    what: 'cannot write responses to the cache',
    where: folder,
    why: messageOf(error),
    fix: 'make the folder SITE_CACHE writable, and free space on its disk',
  };
}
