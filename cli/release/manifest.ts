import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import * as z from 'zod';
import { type Edition, editionNames } from '../../config/editions.ts';
import { pageFile } from '../../config/rules/page-file.ts';

/** A page of a release, and what it was made from. */
export type ManifestPage = {
  address: string;
  edition: Edition;
  /** Below the document root `site/`. */
  file: string;
  /** SHA-256 of the file, hex. */
  hash: string;
  /** Hashes of what the page read, by name. */
  inputs: Readonly<Record<string, string>>;
  /** The family it grows with; null for an address of the route table. */
  family: string | null;
  /** Characters of its main text. */
  text: number;
  /** When its content last changed, as the content says, ISO 8601; null when it does not say. */
  modified: string | null;
};

/** A page of a release in the making. Its file is where its address says. */
export type StagedPage = Omit<ManifestPage, 'inputs' | 'file'> & {
  /** What it read, as members of a JSON object; those apart that many pages have in common. */
  inputs: { common: { members: string }; own: string };
};

/** A hash as manifests write it. */
const sha256Text = /^[0-9a-f]{64}$/;

/** A release without its pages. */
export type ManifestHead = {
  release: string;
  /** Hash of everything the release serves and of its rules. */
  content: string;
  /** Navigation entries by edition. */
  navigation: Readonly<Record<Edition, number>>;
  /** The release's own files below `site/assets/`, not those it carries for older releases; paths below `site/`. */
  assets: readonly string[];
  /** Files that are served as they are: paths below `site/`, and their SHA-256. */
  files: readonly { path: string; hash: string }[];
};

export type Manifest = ManifestHead & {
  /** The pages by edition and address, read one at a time. Throws where one is not as it was written. */
  pages(): Iterable<ManifestPage>;
};

const headSchema: z.ZodType<ManifestHead> = z.object({
  release: z.string(),
  content: z.string().regex(sha256Text),
  navigation: z.object({ zh: z.int().nonnegative(), en: z.int().nonnegative() } satisfies Record<Edition, unknown>),
  assets: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), hash: z.string().regex(sha256Text) })).default([]),
});

const firstPage = '"pages": [';
const end = '\n]\n}\n';

type Place = Pick<ManifestPage, 'edition' | 'address'>;

/** The order of pages in a manifest: the editions as they are configured, then addresses by code unit. */
export function inOrder(a: Place, b: Place): number {
  return (
    editionNames.indexOf(a.edition) - editionNames.indexOf(b.edition) ||
    (a.address < b.address ? -1 : Number(a.address > b.address))
  );
}

/** The text of a manifest in pieces: JSON with one page a line, so that neither side holds all of it. */
export async function* manifestText({
  head,
  pages,
}: {
  head: ManifestHead;
  pages: Iterable<StagedPage>;
}): AsyncIterable<string> {
  const { release, content, navigation, assets, files } = head;
  let piece = '{\n';
  for (const [key, value] of Object.entries({ release, content, navigation, assets, files }))
    piece += `${JSON.stringify(key)}: ${JSON.stringify(value)},\n`;
  piece += firstPage;
  let separator = '\n';
  for (const page of pages) {
    piece += separator + lineOf(page);
    separator = ',\n';
    if (piece.length > 65_536) {
      yield piece;
      piece = '';
    }
  }
  yield piece + end;
}

function lineOf({ address, edition, hash, inputs: { common, own }, family, text, modified }: StagedPage): string {
  const start = JSON.stringify({ address, edition, file: pageFile({ edition, address }), hash }).slice(0, -1);
  const inputs = [common.members, own].filter(Boolean).join(',');
  return `${start},"inputs":{${inputs}},${JSON.stringify({ family, text, modified }).slice(1)}`;
}

/** Reads a manifest's head; its pages are read on demand. Throws when there is no whole manifest at the path. */
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
  let among = false;
  for (const line of linesOf(path)) {
    if (!among) among = line === firstPage;
    else if (line === ']') return;
    else yield pageOf(JSON.parse(line.replace(/,$/, '')));
  }
}

/** By hand: a schema takes five times as long, and a large site has a hundred thousand of these. */
function pageOf(value: Record<keyof ManifestPage, unknown>): ManifestPage {
  const { address, edition, file, hash, inputs, family, text, modified } = value;
  const fits =
    typeof address === 'string' &&
    editionNames.includes(edition as Edition) &&
    typeof file === 'string' &&
    typeof hash === 'string' &&
    sha256Text.test(hash) &&
    typeof inputs === 'object' &&
    inputs !== null &&
    Object.values(inputs).every((input) => typeof input === 'string') &&
    (family === null || typeof family === 'string') &&
    Number.isInteger(text) &&
    (modified === null || typeof modified === 'string');
  if (!fits) throw new Error(`a page is not as it was written: ${JSON.stringify(value).slice(0, 100)}`);
  return value as ManifestPage;
}

const pieceBytes = 65_536;

/** The lines of a manifest. Throws when it was cut off. */
function* linesOf(path: string): Iterable<string> {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const tail = Buffer.alloc(end.length);
    readSync(file, tail, 0, tail.length, Math.max(0, size - tail.length));
    if (tail.toString() !== end) throw new Error(`${path} ends in the middle of its pages`);
    const decoder = new StringDecoder('utf8');
    const piece = Buffer.alloc(pieceBytes);
    let rest = '';
    for (let at = 0; at < size; ) {
      const read = readSync(file, piece, 0, piece.length, at);
      if (read === 0) break;
      at += read;
      const lines = (rest + decoder.write(piece.subarray(0, read))).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    closeSync(file);
  }
}
