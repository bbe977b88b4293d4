import { pictureRecipe } from '../define/picture-recipe.ts';
import { shortHash } from '../lib/sha256.mjs';
import type { BlobStore } from '../release/blobs.ts';
import { type Cache, openCache } from '../store/cache.ts';
import { measurePicture } from './picture-size.ts';

/** What is known of an encoded picture: its size, the blob in place of a wide original, and the blobs of its smaller variants. */
export type EncodedPicture = {
  width: number;
  height: number;
  fallback: string | null;
  forms: { format: PictureFormat; width: number; hash: string }[];
};

type PictureFormat = (typeof pictureRecipe.formats)[number]['name'];

export const pictureFormats = pictureRecipe.formats.map(({ name }) => name);

type Format = 'png' | 'jpeg' | PictureFormat;

/** Maximum size of the cache in bytes; a picture takes a few hundred. */
const keptBytes = 16_000_000;

/** What earlier builds know of pictures, by the hash of their bytes. */
export const openEncodedPictures = (cache: string): Cache =>
  openCache({ cache, name: 'picture-forms', engine: shortHash(JSON.stringify(pictureRecipe)), maxBytes: keptBytes });

type EncodePictureOptions = { name: string; bytes: Buffer; blobs: Pick<BlobStore, 'put'> };

/** Stores what replaces a wide original, and the variants that are smaller than the original. Rejects when it is not a picture. */
export async function encodePicture({ name, bytes, blobs }: EncodePictureOptions): Promise<EncodedPicture> {
  const { original, shown, format: ownFormat, isAnimated } = await measurePicture({ bytes, name });
  const made: EncodedPicture = { ...shown, fallback: null, forms: [] };
  if (isAnimated || ownFormat === 'svg') return made;
  const { width, height } = original;
  const widest = Math.min(width, Math.max(...pictureRecipe.widths));
  const wanted = pictureRecipe.formats.flatMap(({ name: format, longestSide, quality, effort }) =>
    [...pictureRecipe.widths.filter((one) => one < widest), widest]
      .filter((one) => (height * one) / width <= longestSide)
      .map((one) => ({ format, width: one, quality, effort })),
  );
  const isWide = shown.width < width;
  if (wanted.length === 0 && !isWide) return made;
  const { default: sharp } = await import('sharp');
  // The original is decoded once: for a large one that takes longer than the encoding.
  const { data, info } = await sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize({ width: widest })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encoded = (format: Format, options: { width: number; quality: number; effort?: number }) =>
    sharp(data, { raw: info }).resize({ width: options.width }).toFormat(format, options).toBuffer();
  if (isWide) {
    // sharp names AVIF by its container.
    const format = ownFormat === 'heif' ? 'avif' : (ownFormat as Format);
    made.fallback = (await blobs.put(await encoded(format, pictureRecipe.fallback))).hash;
  }
  for (const { format, ...options } of wanted) {
    const form = await encoded(format, options);
    if (form.length < bytes.length)
      made.forms.push({ format, width: options.width, hash: (await blobs.put(form)).hash });
  }
  return made;
}
