import { join } from 'node:path';
import { openPack } from '../cache/pack.ts';
import { shortHash } from '../sha256.mjs';
import type { PageSources } from './page-sources.ts';

/** A page made earlier: the content it came to, and what the build says of it. */
export type MadePage = {
  hash: string;
  text: number;
  modified: string | null;
  sources: PageSources /** Name of its card. */;
  card: string | null;
  /** Hash of the planned addresses when its links were marked, and of those that are marked in it. */
  planned: string;
  links: string | null;
};

/** Pages by their fingerprint. Losing some costs time only. */
export type Reuse = {
  /** Whether there is nothing to find. */
  isEmpty: boolean;
  find(fingerprint: string): MadePage | null;
  /** Answers the page as it is held: what pages need alike is the same object in all of them. */
  remember(fingerprint: string, page: MadePage): MadePage;
  /** Evicts what this build has not used, when it has become much. */
  tidy(): void;
  close(): void;
};

/**
 * Opens the memory of rendered pages below a cache folder. A value is a page, or the sources that pages load: nearly all pages load the
 * same, so a page has the key of its sources only.
 */
export function openReuse(cache: string): Reuse {
  const pack = openPack(join(cache, 'pages'));
  const sources = new Map<string, PageSources>();

  function read(key: string): unknown {
    const value = pack.read(key);
    return value === null || value === 'damaged' ? null : parsed(value.body.toString());
  }
  function put(key: string, value: unknown): void {
    try {
      pack.put(key, { body: JSON.stringify(value), meta: '' });
    } catch {
      // The page is rendered again the next time.
    }
  }

  function sourcesAt(key: string): PageSources | null {
    const known = sources.get(key);
    if (known) return known;
    const found = read(key);
    if (!isSources(found)) return null;
    sources.set(key, found);
    return found;
  }
  /** The key of the sources, which are kept where they are new. */
  function keep(wanted: PageSources): string {
    const key = shortHash(JSON.stringify(wanted));
    if (sourcesAt(key)) return key;
    sources.set(key, wanted);
    put(key, wanted);
    return key;
  }

  return {
    isEmpty: pack.isEmpty,
    find(fingerprint) {
      const row = read(fingerprint);
      if (!Array.isArray(row)) return null;
      const [hash, text, modified, key, card, planned, links] = row as unknown[];
      const needed = typeof key === 'string' ? sourcesAt(key) : null;
      const fits =
        typeof hash === 'string' &&
        typeof text === 'number' &&
        typeof planned === 'string' &&
        isTextOrNull(modified) &&
        isTextOrNull(card) &&
        isTextOrNull(links);
      return fits && needed ? { hash, text, modified, sources: needed, card, planned, links } : null;
    },
    remember(fingerprint, { hash, text, modified, sources: wanted, card, planned, links }) {
      const key = keep(wanted);
      put(fingerprint, [hash, text, modified, key, card, planned, links]);
      return { hash, text, modified, sources: sources.get(key)!, card, planned, links };
    },
    tidy: () => pack.compact({ onlyUsed: true }),
    close: () => pack.close(),
  };
}

/** What a value says; null where it is none of ours. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

const kinds = ['scripts', 'styles', 'media', 'files'] as const satisfies (keyof PageSources)[];

function isSources(value: unknown): value is PageSources {
  return value !== null && kinds.every((kind) => Array.isArray((value as Record<string, unknown>)[kind]));
}
