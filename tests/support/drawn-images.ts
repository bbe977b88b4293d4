import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Gives a new cache the Open Graph images that the whole run of tests drew once, where it did: they are half of the work of a build, and
 * the same in all. One that shows something else is drawn as ever.
 */
export async function giveDrawnImages(cache: string): Promise<void> {
  const from = process.env['SITE_TEST_IMAGES'];
  if (!from) return;
  await cp(join(from, 'og-images'), join(cache, 'og-images'), { recursive: true });
  for (const name of await readdir(join(from, 'og-images'))) {
    // Each value is the hash of a picture.
    const values = await readFile(join(from, 'og-images', name), 'latin1');
    for (const [, hash] of values.matchAll(/\n([0-9a-f]{64})/g)) {
      const path = join('blobs', hash!.slice(0, 2), hash!);
      await mkdir(dirname(join(cache, path)), { recursive: true });
      // Copies, not links: files with several links count as verified.
      await cp(join(from, path), join(cache, path), { preserveTimestamps: true });
    }
  }
}
