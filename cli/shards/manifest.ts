import * as z from 'zod';
import type { MadePage } from '../render/reuse.ts';
import { shareName } from './share.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const key = z.string().regex(/^[0-9a-f]{32}$/);
const count = z.int().nonnegative();
const texts = z.array(z.string());

const fields = {
  format: z.literal(1),
  index: z.int().positive(),
  of: z.int().positive(),
  node: z.string(),
  code: z.string(),
  configuration: z.record(z.string(), z.string()),
  /** Pages and error pages of the whole site, and of this shard. */
  total: count,
  made: count,
  /** What the plan grew from: what was asked, its key, the hash of the answer. */
  lists: z.array(z.tuple([z.string(), key, hash])),
  /** Answers that are kept: key, hash, and whether each was complete and confirmed by the API during the build. */
  answers: z.array(z.tuple([key, hash, z.boolean()])),
  /** What pages load; `pages` name it by its place. */
  sources: z.array(z.strictObject({ scripts: texts, styles: texts, media: texts, files: texts })),
  /** Fingerprint, hash of the document, length of its text, time of change, place of its sources, card, planned addresses, links. */
  pages: z.array(
    z.tuple([
      hash,
      hash,
      count,
      z.string().nullable(),
      count,
      z.string().nullable(),
      z.string(),
      z.string().nullable(),
    ]),
  ),
  /** Name and hash of each picture for links. */
  cards: z.array(z.tuple([z.string().regex(/^[0-9a-f]{16}$/), hash])),
  /** Address, width and height of pictures of the content. */
  pictures: z.array(z.tuple([z.string(), z.number().positive(), z.number().positive()])),
  /** Keys of what pages share: frames, icons. */
  parts: z.array(key),
  /** Files by content: name (hash, and ending of a compressed form), bytes, hash. */
  blobs: z.array(z.tuple([z.string().regex(/^[0-9a-f]{64}(?:\.gz|\.br)?$/), count, hash])),
};

const schema = z.strictObject(fields).refine(isConsistent, 'its parts do not fit together');

/** What a shard made, written when all of it is kept. */
export type ShardManifest = z.infer<z.ZodObject<typeof fields>>;

/** The manifest that a text is; null when it is none of ours. */
export function parseManifest(text: string): ShardManifest | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Everything that is named is there. */
function isConsistent({ index, of, total, made, sources, pages, cards, blobs }: ShardManifest): boolean {
  const names = new Set(blobs.map(([name]) => name));
  return (
    index <= of &&
    made <= total &&
    pages.length <= made &&
    names.size === blobs.length &&
    pages.every(([, hash, , , source]) => names.has(hash) && source < sources.length) &&
    cards.every(([, hash]) => names.has(hash)) &&
    blobs.every(([name, , sha]) => (name.length === sha.length ? name === sha : names.has(name.slice(0, sha.length))))
  );
}

/** The pages of a manifest, by their fingerprints. */
export function* pagesOf({ pages, sources }: ShardManifest): Iterable<readonly [string, MadePage]> {
  for (const [print, document, text, modified, source, card, planned, links] of pages)
    yield [print, { hash: document, text, modified, sources: sources[source]!, card, planned, links }];
}

/** Whether two manifests of one shard list the same pages; one may have compressed forms that the other has not. */
export function isSameShard(one: ShardManifest, other: ShardManifest): boolean {
  const content = ({ node, code, configuration, total, made, lists, answers, sources, pages, cards }: ShardManifest) =>
    JSON.stringify([node, code, configuration, total, made, lists, answers, sources, pages, cards]);
  return content(one) === content(other);
}

/** Where a shard's manifest is kept, below a cache folder. */
export const manifestFolder = 'shards';
export const manifestFile = ({ index, of }: { index: number; of: number }) => `${index}-of-${of}.json`;

export const shardName = ({ index, of }: Pick<ShardManifest, 'index' | 'of'>) => shareName({ index, of });
