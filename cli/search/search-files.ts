import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Edition } from '../define/editions.ts';
import type { PageConfig } from '../define/config.ts';
import { pageFile } from '../define/page-file.ts';
import { searchFile, searchIndexPath, type TermFile } from '../define/search-index.ts';
import { keyOf } from '../lib/sha256.mjs';
import {
  type Earlier,
  type IndexedPage,
  indexFiles,
  type IndexRules,
  type KeptSection,
  pathOf,
  type Section,
  weightsIn,
} from './index-files.ts';
import { pageRecord, type PageRecord } from './page-record.ts';
import type { SearchRecords } from './open-records.ts';
import { pageWords } from './page-words.ts';

/** A file of the release: path below the document root, and hash of its blob. */
export type IndexFile = { path: string; hash: string };

type SearchedPage = {
  edition: Edition;
  address: string;
  hash: string;
  /** Area of the route table; null for a page that is not in the index. */
  searched: string | null;
};

export type SearchFilesOptions = {
  rules: IndexRules;
  site: Pick<PageConfig, 'brand' | 'editions'>;
  pages: readonly SearchedPage[];
  blobs: {
    has(hash: string): Promise<boolean>;
    read(hash: string): Promise<Buffer>;
    put(content: string): Promise<{ hash: string }>;
  };
  /** Document root of the current release, for pages that this build does not render. */
  current: string;
  records: SearchRecords;
};

/**
 * Creates the search index of each edition. If no document changed, its files are reused; otherwise the sections and records of unchanged
 * documents are reused.
 */
export async function searchFiles({ pages, ...input }: SearchFilesOptions): Promise<IndexFile[]> {
  const files: IndexFile[] = [];
  for (const edition of Object.keys(input.site.editions)) {
    const own = pages.flatMap(({ searched: area, ...page }) =>
      page.edition === edition && area !== null ? { ...page, area } : [],
    );
    files.push(...(await editionFiles({ edition, pages: own, ...input })));
  }
  return files;
}

type DocumentPage = IndexedPage & { hash: string };

type EditionFilesOptions = Pick<SearchFilesOptions, 'rules' | 'site' | 'blobs' | 'current' | 'records'> & {
  edition: Edition;
  pages: readonly (Omit<SearchedPage, 'searched'> & { area: string })[];
};

async function editionFiles({
  rules,
  edition,
  pages,
  site,
  blobs,
  current,
  records,
}: EditionFilesOptions): Promise<IndexFile[]> {
  const brand = site.brand[edition]!.name;
  const ordered = pages
    .map(({ address, area, hash }) => ({ address, area, hash }))
    .sort((a, b) => (a.address < b.address ? -1 : 1));
  const areKept = async (hashes: readonly string[]) =>
    (await Promise.all(hashes.map((hash) => blobs.has(hash)))).every(Boolean);
  const key = keyOf(JSON.stringify([edition, brand, ordered]));
  const before = parsed<IndexFile[]>(records.get(key));
  if (before && (await areKept(before.map(({ hash }) => hash)))) return before;

  const recordOf = async ({ address, hash }: DocumentPage): Promise<PageRecord> => {
    const own = records.keyOf({ hash, brand });
    const known = records.get(own);
    if (known) return known;
    const document = blobs
      .read(hash)
      .catch(() => readFile(join(current, pageFile({ edition, address }, site.editions))));
    const record = pageRecord({
      words: pageWords({ html: (await document).toString(), brand }),
      limits: rules.limits,
    });
    records.set(own, record);
    return record;
  };
  /** Hashes of files. If parts of the last index were lost, it includes files of attempts that were given up. */
  const added = new Set<string>();
  const write = async ({ content }: { content: string }) => void added.add((await blobs.put(content)).hash);
  const remember = async (from: readonly unknown[], make: () => Promise<Section>): Promise<Section> => {
    const own = keyOf(JSON.stringify([brand, from]));
    const known = parsed<Section>(records.get(own));
    const hashes = known?.texts.filter(Boolean) ?? [];
    if (known && (await areKept(hashes))) {
      for (const hash of hashes) added.add(hash);
      return known;
    }
    const section = await make();
    records.set(own, JSON.stringify(section));
    return section;
  };
  const sectionKey = (key: readonly unknown[]) => keyOf(JSON.stringify(['section', edition, brand, ...key]));
  const earlier: Earlier = {
    recall: (key) => parsed<KeptSection>(records.get(sectionKey(key))),
    keep: (key, section) => records.set(sectionKey(key), JSON.stringify(section)),
    keepTerms(terms) {
      const own = keyOf(terms);
      if (records.get(own) === null) records.set(own, terms);
      return own;
    },
    recallTerms: (own) => parsed<TermFile>(records.get(own)),
    weightsOf(text) {
      const page = JSON.parse(text) as DocumentPage;
      const record = records.get(records.keyOf({ hash: page.hash, brand }));
      return record && weightsIn({ page, record, lesserAreas: rules.lesserAreas });
    },
    async reuse(hash) {
      if (!(await blobs.has(hash))) return false;
      added.add(hash);
      return true;
    },
  };
  const index = await indexFiles({ rules, pages: ordered, recordOf, write, remember, earlier });
  const named = new Set([...index.terms, ...index.texts].filter(Boolean).map(searchFile));
  const files = [...added].map((hash) => ({ path: pathOf(hash), hash })).filter(({ path }) => named.has(path));
  const { hash } = await blobs.put(JSON.stringify(index));
  files.push({ path: site.editions[edition]!.folder + searchIndexPath, hash });
  records.set(key, JSON.stringify(files));
  return files;
}

const parsed = <Value>(kept: Buffer | null): Value | null => (kept === null ? null : JSON.parse(kept.toString()));
