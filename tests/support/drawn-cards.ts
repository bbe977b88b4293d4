import { cp, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Gives a new cache the cards that the whole run of tests drew once, where it did: they are half of the work of a build, and the same in all.
 * One that shows something else is drawn as ever.
 */
export async function giveDrawnCards(cache: string): Promise<void> {
  const from = process.env['SITE_TEST_CARDS'];
  if (!from) return;
  const log = await readFile(join(from, 'cards.log'), 'utf8');
  const blobs = [...log.matchAll(/^[0-9a-f]{16} ([0-9a-f]{64})$/gm)].map(([, hash]) =>
    join('blobs', hash!.slice(0, 2), hash!),
  );
  await mkdir(cache, { recursive: true });
  // No links: what has several is taken for what a kept release holds.
  for (const path of ['cards.log', ...blobs]) {
    await mkdir(dirname(join(cache, path)), { recursive: true });
    await cp(join(from, path), join(cache, path), { preserveTimestamps: true });
  }
}
