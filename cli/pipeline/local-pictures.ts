import { readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import pLimit from 'p-limit';
import { contentFolder } from '../lib/content-folder.ts';
import { contentBounds } from '../lib/content-bounds.ts';
import { pictureAddress, pictureName } from '../define/content-picture.ts';
import { pictureRecipe } from '../define/picture-recipe.ts';
import { textFoldersOf } from '../embedded-api/content.ts';
import type { SiteDefinition } from '../define/site.ts';
import { filesBelow } from '../lib/files-below.ts';
import { isPagePicture } from '../pictures/picture-plugin.ts';
import { pictureProblem } from '../embedded-api/picture-format.ts';
import type { Settings } from '../environment.ts';
import { openCache } from '../store/cache.ts';
import type { Problem } from '../problem.ts';
import type { Release } from '../release/release.ts';
import type { PictureFacts } from '../render/sanitize.ts';
import { readRegularFile } from '../lib/read-regular-file.ts';
import { sha256, shortHash } from '../lib/sha256.mjs';
import { measurePicture } from '../pictures/picture-size.ts';
import { messageOf } from '../lib/failure.ts';

/** Maximum size of the cache in bytes; a picture takes a few hundred. */
const keptBytes = 16_000_000;
/** Pictures encoded concurrently; each uses several threads. */
const atOnce = 2;

export type LocalPicture = { address: string; file: string; hash: string };

/** The pictures next to articles and cases, by address, except those that cannot be served. */
type ListLocalPicturesInput = { definition: Pick<SiteDefinition, 'local'>; content: string };

export async function listLocalPictures({
  definition,
  content,
}: ListLocalPicturesInput): Promise<ReadonlyMap<string, LocalPicture>> {
  const found = await Promise.all(
    textFoldersOf(definition).map(async (folder) => {
      const names = await readdir(join(content, folder)).catch(() => []);
      return Promise.all(
        names
          .filter((name) => pictureName.test(name))
          .sort()
          .map(async (name): Promise<LocalPicture[]> => {
            const file = join(content, folder, name);
            const { bytes } = readRegularFile({ file, most: contentBounds.picture });
            if (bytes === null) return [];
            // The text that shows it has the warning.
            if (pictureProblem({ name, bytes })?.shown === false) return [];
            const hash = sha256(bytes);
            return [{ address: pictureAddress({ name, hash }), file, hash }];
          }),
      );
    }),
  );
  return new Map(found.flat(2).map((picture) => [picture.address, picture]));
}

/** The pictures beside pages and components, by address. `files` are below the project folder. */
export function pagePictures({ root, files }: { root: string; files: readonly string[] }): Map<string, LocalPicture> {
  return new Map(
    files.filter(isPagePicture).flatMap((path) => {
      const file = join(root, path);
      const { bytes } = readRegularFile({ file, most: contentBounds.picture });
      if (bytes === null) return [];
      const hash = sha256(bytes);
      const address = pictureAddress({ name: basename(path), hash });
      return [[address, { address, file, hash }] as const];
    }),
  );
}

/** All pictures beside pages and components, whether code imports them or not, below the project folder. */
export const picturesOnDisk = (root: string): string[] =>
  ['components', 'pages'].flatMap((folder) =>
    existsSync(join(root, folder))
      ? filesBelow(join(root, folder))
          .map((file) => `${folder}/${file}`)
          .filter(isPagePicture)
      : [],
  );

type UnusedPicturesInput = { root: string; sources: readonly string[] };

/** Warnings of pictures beside pages that are no source of a page. */
export function unusedPictures({ root, sources }: UnusedPicturesInput): Problem[] {
  const used = new Set(sources);
  return picturesOnDisk(root)
    .filter((path) => !used.has(path))
    .map((path) => ({
      severity: 'warning',
      what: `${path} is not used`,
      where: path,
      why: 'no page shows it, so it is not published',
      fix: 'import it where it shows, or remove it',
    }));
}

/** The pictures of a release: facts for pages, by address, and the files to stage. */
export type MadePictures = {
  facts: ReadonlyMap<string, PictureFacts>;
  /** Paths below the document root, and hashes of blobs. */
  files: readonly { path: string; hash: string }[];
  problems: readonly Problem[];
};

/** Cached facts about a picture: its size, the blob in place of a wide original, and the blobs of its smaller variants. */
type Remembered = {
  width: number;
  height: number;
  fallback: string | null;
  forms: { format: 'avif' | 'webp'; width: number; hash: string }[];
};

type MakePicturesInput = {
  settings: Settings;
  blobs: Release['blobs'];
  /** The sources of pages and components; the pictures among them are served. */
  sources: readonly string[];
  /** Whether content that is shown has a picture, by its address: without it, no page lacks a damaged one. */
  isUsed: (address: string) => boolean;
};

/**
 * Creates smaller variants of the pictures that pages import and of those of the embedded API, or reuses cached ones. Originals are served unchanged, unless they are wider
 * than pages show them. With another API there are no pictures beside content.
 */
export async function makePictures({ settings, sources, blobs, isUsed }: MakePicturesInput): Promise<MadePictures> {
  const { api, cache, definition } = settings;
  const ofPages = pagePictures({ root: settings.program.root, files: sources });
  const content = join(settings.program.root, contentFolder);
  const ofContent = api === null ? await listLocalPictures({ definition, content }) : new Map<string, never>();
  const pictures = new Map<string, LocalPicture>([...ofPages, ...ofContent]);
  const facts = new Map<string, PictureFacts>();
  const files: { path: string; hash: string }[] = [];
  const problems: Problem[] = [];
  if (pictures.size === 0) return { facts, files, problems };
  const kept = openCache({
    cache,
    name: 'picture-forms',
    engine: shortHash(JSON.stringify(pictureRecipe)),
    maxBytes: keptBytes,
  });
  const slots = pLimit(atOnce);
  const make = async (picture: LocalPicture) => {
    const { bytes } = readRegularFile({ file: picture.file, most: contentBounds.picture });
    // It was there when the pictures were listed.
    const fail = (failure: unknown) => {
      const used = ofPages.has(picture.address) || isUsed(picture.address);
      problems.push({ ...unreadable(picture.file, failure), ...(used && { degrades: true }) });
    };
    if (bytes === null) return fail(new Error('it was removed or replaced'));
    const serve = (hash: string) => files.push({ path: picture.address.slice(1), hash });
    try {
      const { forms, fallback, ...size } = await remembered(picture, bytes);
      serve(fallback ?? (await blobs.put(bytes)).hash);
      const named = forms.map((form) => ({ ...form, address: formAddress(picture.address, form) }));
      for (const form of named) files.push({ path: form.address.slice(1), hash: form.hash });
      facts.set(picture.address, {
        ...size,
        forms: named.map(({ format, width, address }) => ({ format, width, address })),
      });
    } catch (failure) {
      serve((await blobs.put(bytes)).hash);
      fail(failure);
    }
  };
  const remembered = async ({ hash, file }: LocalPicture, bytes: Buffer): Promise<Remembered> => {
    const found = kept.get(hash);
    const known = found && (JSON.parse(found.toString()) as Remembered);
    const hashes = known ? [...known.forms.map((form) => form.hash), ...(known.fallback ? [known.fallback] : [])] : [];
    if (known && (await Promise.all(hashes.map((one) => blobs.has(one)))).every(Boolean)) return known;
    const made = await encode({ name: file, bytes, blobs });
    kept.set(hash, JSON.stringify(made));
    return made;
  };
  try {
    await Promise.all([...pictures.values()].map((picture) => slots(() => make(picture))));
  } finally {
    kept.close();
  }
  return { facts, files, problems };
}

function formAddress(original: string, { format, width }: { format: string; width: number }): string {
  return `${original.slice(0, original.lastIndexOf('.'))}-${width}.${format}`;
}

type EncodeOptions = { name: string; bytes: Buffer; blobs: Release['blobs'] };

/** Its size, what is served in place of a wide original, and the variants that are smaller. Rejects when it is not a picture. */
async function encode({ name, bytes, blobs }: EncodeOptions): Promise<Remembered> {
  const { original, shown, format: ownFormat, isAnimated } = await measurePicture({ bytes, name });
  const made: Remembered = { ...shown, fallback: null, forms: [] };
  if (isAnimated || ownFormat === 'svg') return made;
  const { width, height } = original;
  const widest = Math.min(width, Math.max(...pictureRecipe.widths));
  const wanted = pictureRecipe.formats.flatMap(({ name: format, quality, longestSide }) =>
    [...pictureRecipe.widths.filter((one) => one < widest), widest]
      .filter((one) => (height * one) / width <= longestSide)
      .map((one) => ({ format, quality, width: one })),
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
  const encoded = (format: Format, options: { width: number; quality: number }) =>
    sharp(data, { raw: info })
      .resize({ width: options.width })
      .toFormat(format, { quality: options.quality })
      .toBuffer();
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

type Format = 'png' | 'jpeg' | 'webp' | 'avif';

/** Warns of pictures whose data cannot be decoded, as the build does. */
export async function undecodablePictures(input: ListLocalPicturesInput): Promise<Problem[]> {
  const { default: sharp } = await import('sharp');
  const slots = pLimit(atOnce);
  const found = await Promise.all(
    [...(await listLocalPictures(input)).values()].map(({ file }) =>
      slots(async () => {
        try {
          await sharp(file, { failOn: 'error' }).resize({ width: 16 }).raw().toBuffer();
          return [];
        } catch (failure) {
          return [unreadable(file, failure)];
        }
      }),
    ),
  );
  return found.flat();
}

function unreadable(file: string, failure: unknown): Problem {
  // libvips repeats itself, a line for each attempt.
  const [why = ''] = messageOf(failure).split('\n');
  return {
    severity: 'warning',
    what: 'cannot read a picture; it is served unchanged, without its size',
    where: file,
    why,
    fix: 'save the picture again; where it opens elsewhere, see whether the package sharp is installed for this machine',
  };
}
