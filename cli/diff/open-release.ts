import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { readText } from '../lib/read-text.ts';
import { exit, Stop } from '../problem.ts';
import { comparePages, type Manifest, type ManifestPage, readManifest } from '../release/manifest.ts';
import { sha256 } from '../lib/sha256.mjs';
import { type Rules, readRules } from './rules.ts';
import { messageOf, nullIfThrown } from '../lib/failure.ts';

export type ComparedRelease = {
  release: string;
  folder: string;
  /** Its own assets, below the document root. */
  assets: readonly string[];
  files: readonly { path: string; hash: string }[];
  rules: Rules;
  /** Its pages in manifest order, read one at a time. Throws a `Stop` (2) when the manifest is damaged or a page is missing. */
  pages(): Iterable<ManifestPage>;
  /** Reads the file of a page. Throws a `Stop` (2) when it differs from the manifest. */
  read(page: ManifestPage): Promise<string>;
  /** Text of a file below the document root; null when there is none. */
  text(file: string): string | null;
  /** Bytes of a file below the document root; null when there is none. */
  sizeOf(file: string): number | null;
  /** Hash of the file at an address; null when there is none. */
  digest(address: string): string | null;
};

/** Opens a release for reading. Throws a `Stop` (2) when its manifest or its rules cannot be read; with `isComplete`, also where a page is missing that did not change. */
export function openComparedRelease(folder: string, { isComplete = false } = {}): ComparedRelease {
  // Files are checked, and `path.join` takes longer than the stat of a file.
  const pathOf = (file: string) => `${folder}/site/${file}`;
  const manifest = whole(folder, 'manifest.json', readManifest);
  const rules = whole(folder, 'redirects.json', readRules);
  return {
    release: manifest.release,
    folder,
    assets: manifest.assets,
    files: manifest.files,
    rules,
    pages: () => orderedPages({ folder, manifest, isComplete }),
    async read({ file, hash }) {
      const content = isBelow(file) ? await readFile(pathOf(file)).catch(() => null) : null;
      if (!content || sha256(content) !== hash)
        throw damaged(pathOf(file), 'the page is missing, or differs from the manifest');
      return content.toString();
    },
    text: (file) => (isBelow(file) ? readText(pathOf(file)) : null),
    sizeOf: remembered((file) => {
      const facts = isBelow(file) ? statSync(pathOf(file), { throwIfNoEntry: false }) : undefined;
      return facts?.isFile() ? facts.size : null;
    }),
    digest: remembered((address) => {
      const file = fileOf(address);
      return file === null ? null : nullIfThrown(() => sha256(readFileSync(pathOf(file))));
    }),
  };
}

/** The same function, which remembers its last results. */
function remembered<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new LRUCache<string, { value: Value }>({ max: 4000 });
  return (key) => {
    const found = known.get(key);
    if (found) return found.value;
    const value = make(key);
    known.set(key, { value });
    return value;
  };
}

type OrderedPages = { folder: string; manifest: Manifest; isComplete: boolean };

function* orderedPages({ folder, manifest, isComplete }: OrderedPages): Generator<ManifestPage> {
  const pages = manifest.pages()[Symbol.iterator]();
  let last: ManifestPage | null = null;
  for (;;) {
    const { done, value } = whole(folder, 'manifest.json', () => pages.next());
    if (done) return;
    if (last && comparePages(last, value) >= 0)
      throw damaged(join(folder, 'manifest.json'), `its pages are not in order at ${value.address}`);
    if (isComplete && !existsSync(join(folder, 'site', value.file)))
      throw damaged(join(folder, 'site', value.file), 'the page is missing');
    yield value;
    last = value;
  }
}

/** Reads and validates a part of a release. */
function whole<Part>(folder: string, name: string, read: (path: string) => Part): Part {
  const path = join(folder, name);
  try {
    return read(path);
  } catch (failure) {
    throw damaged(path, `${basename(path)} cannot be read: ${messageOf(failure)}`);
  }
}

function damaged(where: string, why: string): Stop {
  // Not 1, which `--exit-code` gives for releases that differ.
  return Stop.of(exit.usage, {
    what: 'cannot compare a damaged release',
    where,
    why,
    fix: 'choose other releases (see `site releases`); do not edit releases by hand',
  });
}

/** A manifest is untrusted: its files must be below the document root. */
const isBelow = (file: string) => !file.startsWith('/') && !/[\\\0]/.test(file) && !file.split('/').includes('..');

/** The file of an address, on any origin: Open Graph images have absolute addresses. */
export function fileOf(address: string): string | null {
  if (/^(?:data|blob):/.test(address)) return null;
  const path = nullIfThrown(() => decodeURIComponent(new URL(address, 'http://site.invalid').pathname));
  return path !== null && path !== '/' && isBelow(path.slice(1)) ? path.slice(1) : null;
}
