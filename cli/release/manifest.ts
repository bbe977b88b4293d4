import { createReadStream } from 'node:fs';
import * as z from 'zod';
import { type Edition, editionNames } from '../../config/editions.ts';

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

/** A page of a release in the making; what it read is the same, as pairs. */
export type StagedPage = Omit<ManifestPage, 'inputs'> & { inputs: readonly (readonly [name: string, hash: string])[] };

/** A release without its pages. */
export type ManifestHead = {
  release: string;
  /** Hash of everything the release serves and of its rules. */
  content: string;
  /** Navigation entries by edition. */
  navigation: Readonly<Record<Edition, number>>;
  /** The release's own files below `site/assets/`, not those it carries for older releases; paths below `site/`. */
  assets: readonly string[];
};

export type Manifest = ManifestHead & {
  /** The pages by edition and address, read one at a time. */
  pages(): AsyncIterable<ManifestPage>;
};

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().nonnegative();
const headSchema: z.ZodType<ManifestHead> = z.object({
  release: z.string(),
  content: hash,
  navigation: z.object({ zh: count, en: count } satisfies Record<Edition, unknown>),
  assets: z.array(z.string()),
});
const pageSchema: z.ZodType<ManifestPage> = z.object({
  address: z.string(),
  edition: z.enum(editionNames),
  file: z.string(),
  hash,
  inputs: z.record(z.string(), z.string()),
  family: z.string().nullable(),
  text: count,
  modified: z.string().nullable(),
});

const firstPage = '"pages": [';

/** The order of pages in a manifest: the editions as they are configured, then addresses by code unit. */
export function inOrder(a: StagedPage, b: StagedPage): number {
  return editionNames.indexOf(a.edition) - editionNames.indexOf(b.edition) || (a.address < b.address ? -1 : Number(a.address > b.address));
}

/** The text of a manifest in pieces: JSON with one page a line, so that neither side holds all of it. */
export async function* manifestText({ head, pages }: { head: ManifestHead; pages: Iterable<StagedPage> }): AsyncIterable<string> {
  const { release, content, navigation, assets } = head;
  let piece = '{\n';
  for (const [key, value] of Object.entries({ release, content, navigation, assets })) piece += `${JSON.stringify(key)}: ${JSON.stringify(value)},\n`;
  piece += firstPage;
  let separator = '\n';
  for (const page of pages) {
    const { address, edition, file, hash, inputs, family, text, modified } = page;
    piece += separator + JSON.stringify({ address, edition, file, hash, inputs: Object.fromEntries(inputs), family, text, modified });
    separator = ',\n';
    if (piece.length > 65_536) {
      yield piece;
      piece = '';
    }
  }
  yield `${piece}\n]\n}\n`;
}

/** Reads a manifest's head; its pages are read when asked for. Throws when there is no whole manifest at the path. */
export async function readManifest(path: string): Promise<Manifest> {
  let text = '';
  for await (const line of lines(path)) {
    if (line === firstPage) {
      const head = headSchema.parse(JSON.parse(`${text.replace(/,$/, '')}}`));
      return { ...head, pages: () => readPages(path) };
    }
    text += line;
  }
  throw new Error(`${path} has no list of pages`);
}

async function* readPages(path: string): AsyncIterable<ManifestPage> {
  let part: 'head' | 'pages' | 'end' = 'head';
  for await (const line of lines(path)) {
    if (part === 'head') part = line === firstPage ? 'pages' : 'head';
    else if (part === 'pages' && line === ']') part = 'end';
    else if (part === 'pages') yield pageSchema.parse(JSON.parse(line.replace(/,$/, '')));
  }
  if (part !== 'end') throw new Error(`${path} ends in the middle of its pages`);
}

async function* lines(path: string): AsyncIterable<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest !== '') yield rest;
}
