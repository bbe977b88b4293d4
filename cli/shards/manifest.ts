import * as z from 'zod';
import { longestSide } from '../content/picture-request.ts';
import { type EncodedPicture, pictureFormats } from '../pictures/encode-picture.ts';
import type { MadePage } from '../render/reuse.ts';
import { textProblemKinds } from '../render/text-problem.ts';
import { nullIfThrown } from '../lib/failure.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const key = z.string().regex(/^[0-9a-f]{32}$/);
/** Keys of responses that are held back have a sign behind them, see content/request-key.ts. */
const responseKey = z.string().regex(/^[0-9a-f]{32}~?$/);
const count = z.int().nonnegative();
const pixels = z.number().positive().max(longestSide);
const texts = z.array(z.string());

const fields = {
  format: z.literal(1),
  index: z.int().positive(),
  of: z.int().positive(),
  node: z.string(),
  code: z.string(),
  configuration: z.record(z.string(), z.string()),
  /** Number of pages, including error pages, of the site and of this shard. */
  total: count,
  made: count,
  /** Responses that determined the plan: request, key, hash. */
  lists: z.array(z.tuple([z.string(), key, hash])),
  /** Cached responses: key, hash, and whether the API confirmed it during the build and it was complete. */
  responses: z.array(z.tuple([responseKey, hash, z.boolean()])),
  /** Assets that pages load; `pages` refer to them by index. */
  sources: z.array(z.strictObject({ scripts: texts, styles: texts, media: texts, files: texts })),
  /** Fingerprint, document hash, text length, modification date, index of its sources, Open Graph image, planned addresses, links,
   * addresses it links to that may be missing, what of its texts it does not show. */
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
      texts,
      z.array(
        z.strictObject({
          kind: z.enum(textProblemKinds),
          value: z.string(),
          to: z.string().exactOptional(),
          callKey: z.string(),
          field: z.string(),
          record: z.string().nullable(),
        }),
      ),
    ]),
  ),
  /** Name and hash of each Open Graph image. */
  ogImages: z.array(z.tuple([z.string().regex(/^[0-9a-f]{16}$/), hash])),
  /** Address, width and height of pictures of the content. */
  pictures: z.array(z.tuple([z.string(), pixels, pixels])),
  /** Encoded pictures of the project, by the hash of their bytes. */
  encoded: z.array(
    z.tuple([
      hash,
      z.strictObject({
        width: pixels,
        height: pixels,
        fallback: hash.nullable(),
        forms: z.array(z.strictObject({ format: z.enum(pictureFormats), width: pixels, hash })),
      }),
    ]),
  ),
  /** Keys of parts that pages share: frames, icons. */
  parts: z.array(key),
  /** Blobs: name (hash, with the extension of a compressed sibling), bytes, hash. */
  blobs: z.array(z.tuple([z.string().regex(/^[0-9a-f]{64}(?:\.gz|\.br)?$/), count, hash])),
};

const schema = z.strictObject(fields).refine(isConsistent, 'its parts are inconsistent');

/** The manifest of a shard, written when everything is in the cache. */
export type ShardManifest = z.infer<z.ZodObject<typeof fields>>;

export const parseManifest = (text: string): ShardManifest | null => nullIfThrown(() => schema.parse(JSON.parse(text)));

/** The blobs of an encoded picture. */
export const blobsOfPicture = ({ fallback, forms }: EncodedPicture): string[] => [
  ...(fallback === null ? [] : [fallback]),
  ...forms.map((form) => form.hash),
];

/** Whether all references in a manifest resolve. */
function isConsistent({ index, of, total, made, sources, pages, ogImages, encoded, blobs }: ShardManifest): boolean {
  const names = new Set(blobs.map(([name]) => name));
  return (
    index <= of &&
    made <= total &&
    pages.length <= made &&
    names.size === blobs.length &&
    pages.every(([, hash, , , source]) => names.has(hash) && source < sources.length) &&
    ogImages.every(([, hash]) => names.has(hash)) &&
    encoded.every(([, picture]) => blobsOfPicture(picture).every((name) => names.has(name))) &&
    blobs.every(([name, , sha]) => (name.length === sha.length ? name === sha : names.has(name.slice(0, sha.length))))
  );
}

export function* pagesOf({ pages, sources }: ShardManifest): Iterable<readonly [string, MadePage]> {
  for (const [print, document, text, modified, source, ogImage, planned, links, uncertain, problems] of pages)
    yield [
      print,
      { hash: document, text, modified, sources: sources[source]!, ogImage, planned, links, uncertain, problems },
    ];
}

/** Whether two manifests of a shard list the same pages. They may differ in compressed siblings. */
export function isSameShard(one: ShardManifest, other: ShardManifest): boolean {
  const content = ({
    node,
    code,
    configuration,
    total,
    made,
    lists,
    responses,
    sources,
    pages,
    ogImages,
  }: ShardManifest) =>
    JSON.stringify([node, code, configuration, total, made, lists, responses, sources, pages, ogImages]);
  return content(one) === content(other);
}

/** Folder of the manifests in a cache folder. */
export const manifestFolder = 'shards';
export const manifestFile = ({ index, of }: { index: number; of: number }) => `${index}-of-${of}.json`;
