import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import * as z from 'zod';
import type { Edition } from '../define/editions.ts';

/** A page of a release, with hashes of its inputs. */
export type ManifestPage = {
  address: string;
  edition: Edition;
  /** Path below the document root `site/`. */
  file: string;
  /** SHA-256 of the file, hex. */
  hash: string;
  /** Hashes of what the page read, by name. */
  inputs: Readonly<Record<string, string>>;
  /** The page family (one page per article, case, …); null for an address of the route table. */
  family: string | null;
  /** Length of its main text, in characters. */
  text: number;
  /** Modification date given by the content, ISO 8601; null when it gives none. */
  modified: string | null;
  /** Whether its edition's sitemap lists it. */
  listed: boolean;
};

/** A page of a stage. */
export type StagedPage = Omit<ManifestPage, 'inputs'> & {
  /** Its inputs as members of a JSON object. Members shared by many pages are one common string, which saves memory. */
  inputs: { common: { members: string }; own: string };
};

const sha256Pattern = /^[0-9a-f]{64}$/;

export type ManifestHead = {
  release: string;
  /** Hash of everything that the release serves, and of its rules. */
  content: string;
  /** Number of navigation entries by edition. */
  navigation: Readonly<Record<Edition, number>>;
  /** The release's own assets, without those linked from other releases; paths below `site/`. */
  assets: readonly string[];
  /** Static files: paths below `site/`, and their SHA-256. */
  files: readonly { path: string; hash: string }[];
};

export type Manifest = ManifestHead & {
  /** The pages by edition and address, read one at a time. Throws at an invalid one. */
  pages(): Iterable<ManifestPage>;
};

const headSchema: z.ZodType<ManifestHead> = z.object({
  release: z.string(),
  content: z.string().regex(sha256Pattern),
  navigation: z.record(z.string(), z.int().nonnegative()),
  assets: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), hash: z.string().regex(sha256Pattern) })).default([]),
});

const firstPage = '"pages": [';
const end = '\n]\n}\n';

type PageKey = Pick<ManifestPage, 'edition' | 'address'>;

/**
 * Compares pages for the order in a manifest: by edition, names in descending order, then by address. It depends on nothing else, because
 * manifests of different versions of a site are read side by side.
 */
export function comparePages(a: PageKey, b: PageKey): number {
  return (
    Number(a.edition < b.edition) - Number(a.edition > b.edition) ||
    Number(a.address > b.address) - Number(a.address < b.address)
  );
}

type ManifestTextOptions = { head: ManifestHead; pages: Iterable<StagedPage> };

/** Yields the text of a manifest: JSON with one page a line, so that writer and reader can stream it. */
export async function* manifestText({ head, pages }: ManifestTextOptions): AsyncIterable<string> {
  const { release, content, navigation, assets, files } = head;
  let chunk = '{\n';
  for (const [key, value] of Object.entries({ release, content, navigation, assets, files }))
    chunk += `${JSON.stringify(key)}: ${JSON.stringify(value)},\n`;
  chunk += firstPage;
  let separator = '\n';
  for (const page of pages) {
    chunk += separator + pageLine(page);
    separator = ',\n';
    if (chunk.length > 65_536) {
      yield chunk;
      chunk = '';
    }
  }
  yield chunk + end;
}

function pageLine({
  address,
  edition,
  file,
  hash,
  inputs: { common, own },
  family,
  text,
  modified,
  listed,
}: StagedPage): string {
  const start = JSON.stringify({ address, edition, file, hash }).slice(0, -1);
  const inputs = [common.members, own].filter(Boolean).join(',');
  return `${start},"inputs":{${inputs}},${JSON.stringify({ family, text, modified, listed }).slice(1)}`;
}

/** Reads a manifest's head; its pages are read on demand. Throws when the manifest is missing or truncated. */
export function readManifest(path: string): Manifest {
  let text = '';
  for (const line of linesOf(path)) {
    if (line === firstPage) {
      const head = headSchema.parse(JSON.parse(`${text.replace(/,$/, '')}}`));
      return { ...head, pages: () => readPages(path) };
    }
    text += line;
  }
  throw new Error(`${path} has no list of pages`);
}

function* readPages(path: string): Iterable<ManifestPage> {
  let inPages = false;
  for (const line of linesOf(path)) {
    if (!inPages) inPages = line === firstPage;
    else if (line === ']') return;
    else yield parsePage(JSON.parse(line.replace(/,$/, '')));
  }
}

/** Validated by hand: a schema takes five times as long, and a large site has 100,000 pages. */
function parsePage(value: Record<keyof ManifestPage, unknown>): ManifestPage {
  // Releases of earlier versions do not say which pages are listed.
  value.listed ??= true;
  const { address, edition, file, hash, inputs, family, text, modified, listed } = value;
  const valid =
    typeof address === 'string' &&
    typeof edition === 'string' &&
    typeof file === 'string' &&
    typeof hash === 'string' &&
    sha256Pattern.test(hash) &&
    typeof inputs === 'object' &&
    inputs !== null &&
    Object.values(inputs).every((input) => typeof input === 'string') &&
    (family === null || typeof family === 'string') &&
    Number.isInteger(text) &&
    (modified === null || typeof modified === 'string') &&
    typeof listed === 'boolean';
  if (!valid) throw new Error(`invalid page entry: ${JSON.stringify(value).slice(0, 100)}`);
  return value as ManifestPage;
}

const chunkBytes = 65_536;

/** Yields the lines of a manifest. Throws when it is truncated. */
function* linesOf(path: string): Iterable<string> {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const tail = Buffer.alloc(end.length);
    readSync(file, tail, 0, tail.length, Math.max(0, size - tail.length));
    if (tail.toString() !== end) throw new Error(`${path} is truncated`);
    const decoder = new StringDecoder('utf8');
    const chunk = Buffer.alloc(chunkBytes);
    let rest = '';
    for (let at = 0; at < size; ) {
      const read = readSync(file, chunk, 0, chunk.length, at);
      if (read === 0) break;
      at += read;
      const lines = (rest + decoder.write(chunk.subarray(0, read))).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    closeSync(file);
  }
}

/** A page in two releases; null when a release does not have it. */
type PagePair<Page> = { old: Page | null; now: Page | null };

/** Pairs the pages of two releases by edition and address. Both must be in manifest order, and are read once. */
export function* matchPages<Page extends PageKey>(
  before: Iterable<Page>,
  after: Iterable<Page>,
): Iterable<PagePair<Page>> {
  const [olds, nows] = [before[Symbol.iterator](), after[Symbol.iterator]()];
  let [old, now] = [next(olds), next(nows)];
  while (old || now) {
    const order = !old ? 1 : !now ? -1 : comparePages(old, now);
    yield { old: order <= 0 ? old : null, now: order >= 0 ? now : null };
    if (order <= 0) old = next(olds);
    if (order >= 0) now = next(nows);
  }
}

function next<Page>(pages: Iterator<Page>): Page | null {
  const { done, value } = pages.next();
  return done ? null : value;
}
