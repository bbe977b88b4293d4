import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyTree } from './copy-tree.ts';

/**
 * Gives a new cache the Open Graph images that the whole run of tests drew once, where it did: they are half of the work of a build, and
 * the same in all. One that shows something else is drawn as ever.
 */
export async function giveDrawnImages(cache: string): Promise<void> {
  const drawn = process.env['SITE_TEST_IMAGES'];
  if (drawn) await copyTree(drawn, cache);
}

/** Copies the images of a cache, without all else that it holds. */
export async function pickDrawnImages({ cache, to }: { cache: string; to: string }): Promise<void> {
  await copyTree(join(cache, 'og-images'), join(to, 'og-images'));
  for (const name of await readdir(join(to, 'og-images'))) {
    // Each value is the hash of a picture.
    const values = await readFile(join(to, 'og-images', name), 'latin1');
    for (const [, hash] of values.matchAll(/\n([0-9a-f]{64})/g)) {
      const path = join('blobs', hash!.slice(0, 2), hash!);
      await mkdir(dirname(join(to, path)), { recursive: true });
      await cp(join(cache, path), join(to, path), { preserveTimestamps: true });
    }
  }
}

/**
 * Gives a new cache of the second site the forms of its pictures and its Open Graph images that a whole run of tests made, or another cache
 * holds: they are nearly all the work of its first build.
 */
export async function givePictures(cache: string, from = process.env['SITE_TEST_SECOND_CACHE']): Promise<void> {
  if (!from) return;
  for (const part of ['picture-forms', 'og-images', 'blobs']) await copyTree(join(from, part), join(cache, part));
}
