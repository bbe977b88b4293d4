import { join } from 'node:path';
import type { CallName } from '../../config/calls/ask.ts';
import { openPack } from '../cache/pack.ts';
import type { Problem } from '../problem.ts';
import type { LinkAt } from './links.ts';

/** A good answer as it is kept between builds. */
export type Snapshot = {
  /** The response body as it came. */
  raw: Buffer;
  etag: string | null;
  /** What its list said of it when it was confirmed last; null when nothing. */
  version: string | null;
  /** Hash of the data that the code named by `engine` made of it. */
  hash: string;
  engine: string;
  /** Links in the data to addresses of this site. */
  links: readonly LinkAt[];
};

/** Which answer: `key` identifies call and request. */
export type Place = { call: CallName; request: unknown; key: string };

export type Snapshots = {
  /** `null` when there is none; with a problem when there is one that cannot be used. */
  load(place: Place): { snapshot: Snapshot | null; problem: Problem | null };
  /** Keeps an answer in place of the one before. */
  save(place: Place, snapshot: Snapshot): Problem | null;
  /** Evicts what this build has not used, when it has become much. */
  tidy(): void;
  close(): void;
};

/** Opens the last good answers of an API. */
export function openSnapshots({ cache, namespace }: { cache: string; namespace: string }): Snapshots {
  const folder = join(cache, 'answers', namespace);
  const pack = openPack(folder);
  return {
    load(place) {
      const kept = pack.read(place.key);
      if (kept === null) return { snapshot: null, problem: null };
      const about = kept === 'damaged' ? null : parse(kept.about);
      if (kept === 'damaged' || about === null) return { snapshot: null, problem: unusable(place, folder) };
      return { snapshot: { raw: kept.body, ...about }, problem: null };
    },
    save({ key }, { raw, ...about }) {
      try {
        pack.put(key, { body: raw, about: JSON.stringify(about) });
        return null;
      } catch (error) {
        return unwritable(folder, error);
      }
    },
    tidy: () => pack.tidy({ onlyUsed: true }),
    close: () => pack.close(),
  };
}

/** By hand: a schema takes several times as long, and every call of a build comes by here. */
function parse(text: string): Omit<Snapshot, 'raw'> | null {
  try {
    const { etag, version, hash, engine, links } = JSON.parse(text) as Record<string, unknown>;
    const fits =
      isTextOrNull(etag) &&
      isTextOrNull(version) &&
      typeof hash === 'string' &&
      typeof engine === 'string' &&
      Array.isArray(links) &&
      links.every(isLink);
    return fits ? { etag, version, hash, engine, links } : null;
  } catch {
    return null;
  }
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

function isLink(value: unknown): value is LinkAt {
  const { to, at } = Object(value) as Record<string, unknown>;
  return typeof to === 'string' && typeof at === 'string';
}

function unusable({ call, request }: Place, folder: string): Problem {
  return {
    severity: 'warning',
    what: `The kept answer of ${call} ${JSON.stringify(request)} cannot be used, and counts as absent`,
    where: folder,
    why: 'it is not what was kept there',
    fix: 'Nothing, when the call answers: its next good answer replaces it. When it comes back, check the disk',
  };
}

function unwritable(folder: string, error: unknown): Problem {
  return {
    severity: 'warning',
    what: 'Good answers cannot be kept for the next build',
    where: folder,
    why: error instanceof Error ? error.message : String(error),
    fix: 'Make the folder named by SITE_CACHE writable, with room on its disk',
  };
}
