import { readFile } from 'node:fs/promises';
import type { RecordedResponses } from '../content/record-responses.ts';
import type { Size } from '../content/picture-request.ts';
import { each } from '../lib/each.ts';
import type { EncodedPicture } from '../pictures/encode-picture.ts';
import type { BlobStore } from '../release/blobs.ts';
import type { Unpublished } from '../release/unpublished.ts';
import type { MadePage } from '../render/reuse.ts';
import { sha256 } from '../lib/sha256.mjs';
import type { Identity } from './identity.ts';
import { blobsOfPicture, type ShardManifest } from './manifest.ts';
import type { Share } from './share.ts';

export type ShardContents = {
  share: Share;
  identity: Identity;
  /** Number of pages, including error pages, of the site and of this shard. */
  total: number;
  made: number;
  lists: RecordedResponses;
  responses: RecordedResponses;
  /** Keys in the cache of responses that are held back, by their keys. */
  held: ReadonlyMap<string, string>;
  pages: ReadonlyMap<string, MadePage>;
  sizes: ReadonlyMap<string, Size>;
  /** Encoded pictures of the project, by the hash of their bytes. */
  encoded: ReadonlyMap<string, EncodedPicture>;
  /** Hashes of Open Graph images by name. */
  ogImages: ReadonlyMap<string, string>;
  parts: readonly string[];
  files: Pick<Unpublished, 'blobs' | 'entries'>;
};

/** Sources of valid responses. Others are requested again by the build that publishes. */
const confirmed = ['fresh', 'unchanged', 'trusted'];

/** Creates the manifest of a shard, sorted, so that it is reproducible. */
export async function describeShard(shard: ShardContents): Promise<ShardManifest> {
  const { share, identity, total, made, lists, responses, held, pages, sizes, encoded, ogImages, parts, files } = shard;
  const linked = new Set([...files.entries.values()].map(({ hash }) => hash));
  // Pages that could not be stored completely, for example without their Open Graph image, are missing here.
  const complete = [...pages]
    .filter(([, { hash, ogImage }]) => linked.has(hash) && (ogImage === null || ogImages.has(ogImage)))
    .sort(byName);
  const sources = new Map<string, number>();
  const rows = complete.map(([print, page]): ShardManifest['pages'][number] => {
    const needed = JSON.stringify(page.sources);
    const place = sources.get(needed) ?? sources.size;
    sources.set(needed, place);
    return [
      print,
      page.hash,
      page.text,
      page.modified,
      place,
      page.ogImage,
      page.planned,
      page.links,
      [...page.uncertain],
      page.problems.map((problem) => ({ ...problem })),
    ];
  });
  const pictures = [...encoded].sort(byName);
  const needed = new Set([
    ...complete.map(([, { hash }]) => hash),
    ...ogImages.values(),
    ...pictures.flatMap(([, picture]) => blobsOfPicture(picture)),
  ]);
  return {
    format: 1,
    ...share,
    ...identity,
    total,
    made,
    lists: [...lists].sort(byName).map(([callKey, { key, hash }]) => [callKey, key, hash]),
    responses: [...responses.values()]
      .map(({ key, hash, source, flawed }): ShardManifest['responses'][number] => [
        held.get(key) ?? key,
        hash,
        confirmed.includes(source) && !flawed,
      ])
      .sort(byName),
    sources: [...sources.keys()].map((text) => JSON.parse(text)),
    pages: rows,
    ogImages: [...ogImages].sort(byName),
    pictures: [...sizes].sort(byName).map(([url, { width, height }]) => [url, width, height]),
    encoded: pictures,
    parts: [...parts].sort(),
    blobs: await blobsOf({ needed, files }),
  };
}

const byName = ([one]: readonly [string, ...unknown[]], [other]: readonly [string, ...unknown[]]) =>
  one < other ? -1 : one > other ? 1 : 0;

type BlobsOfOptions = { needed: ReadonlySet<string>; files: ShardContents['files'] };

async function blobsOf({ needed, files }: BlobsOfOptions): Promise<ShardManifest['blobs']> {
  const rows = new Map<string, ShardManifest['blobs'][number]>();
  await each(files.entries.values(), async ({ hash, bytes, siblings }) => {
    if (!needed.has(hash) || rows.has(hash)) return;
    rows.set(hash, [hash, bytes, hash]);
    for (const ending of siblings) {
      const content = await readBlob(files.blobs, hash + ending);
      rows.set(hash + ending, [hash + ending, content.length, sha256(content)]);
    }
  });
  return [...rows.values()].sort(byName);
}

const readBlob = (blobs: BlobStore, name: string) => readFile(blobs.path(name));
