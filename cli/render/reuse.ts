import { join } from 'node:path';
import { openPack } from '../store/pack.ts';
import { shortHash } from '../lib/sha256.mjs';
import type { PageSources } from './page-sources.ts';
import { nullIfThrown } from '../lib/failure.ts';
import type { TextProblem } from './text-problem.ts';

/** A rendered page in the cache: hash of its content, and its data for the build. */
export type MadePage = {
  hash: string;
  text: number;
  modified: string | null;
  sources: PageSources;
  ogImage: string | null;
  /** Hash of the addresses when its links were marked, and the marked links. */
  planned: string;
  links: string | null;
  /** What it links to and may be missing, see `MarkedDocument`. */
  uncertain: readonly string[];
  /** What its texts have that it does not show. */
  problems: readonly PageTextProblem[];
};

/** A problem of the text in a field of the response to a request (see `requestKey`), and the id of the record. */
export type PageTextProblem = TextProblem & { callKey: string; field: string; record: string | null };

export type Reuse = {
  isEmpty: boolean;
  find(fingerprint: string): MadePage | null;
  /** Stores a page and returns it; equal sources of pages become one shared object. */
  remember(fingerprint: string, page: MadePage): MadePage;
  /** Evicts unused pages when the cache needs compaction. */
  tidy(): void;
  close(): void;
};

/**
 * Opens the cache of rendered pages. Values are pages, and the sources that pages load: most pages have the same sources, so a page refers to
 * them by key.
 */
export function openReuse(cache: string): Reuse {
  const pack = openPack(join(cache, 'pages'));
  const sources = new Map<string, PageSources>();

  function read(key: string): unknown {
    const value = pack.read(key);
    return value === null || value === 'damaged' ? null : nullIfThrown(() => JSON.parse(value.body.toString()));
  }
  function put(key: string, value: unknown): void {
    try {
      pack.put(key, { body: JSON.stringify(value), meta: '' });
    } catch {
      // The next build renders the page again.
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
  /** Returns the key of sources, and stores them if they are new. */
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
      const [hash, text, modified, key, ogImage, planned, links, uncertain, problems] = row as unknown[];
      const needed = typeof key === 'string' ? sourcesAt(key) : null;
      const fits =
        typeof hash === 'string' &&
        typeof text === 'number' &&
        typeof planned === 'string' &&
        isTextOrNull(modified) &&
        isTextOrNull(ogImage) &&
        isTextOrNull(links) &&
        isTexts(uncertain) &&
        areProblems(problems);
      return fits && needed
        ? { hash, text, modified, sources: needed, ogImage, planned, links, uncertain, problems }
        : null;
    },
    remember(fingerprint, page) {
      const { hash, text, modified, sources: wanted, ogImage, planned, links, uncertain, problems } = page;
      const key = keep(wanted);
      put(fingerprint, [hash, text, modified, key, ogImage, planned, links, uncertain, problems]);
      return { ...page, sources: sources.get(key)! };
    },
    tidy: () => pack.compact({ onlyUsed: true }),
    close: () => pack.close(),
  };
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const areProblems = (value: unknown): value is readonly PageTextProblem[] =>
  Array.isArray(value) && value.every((item: Partial<PageTextProblem> | null) => typeof item?.callKey === 'string');

const kinds = ['scripts', 'styles', 'media', 'files'] as const satisfies (keyof PageSources)[];

function isSources(value: unknown): value is PageSources {
  return value !== null && kinds.every((kind) => Array.isArray((value as Record<string, unknown>)[kind]));
}
