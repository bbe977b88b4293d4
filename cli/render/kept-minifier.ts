import { basename, dirname } from 'node:path';
import { openPack, packs, sweepPacks } from '../cache/pack.ts';
import { sha256 } from '../sha256.mjs';
import type { Minifier } from './minify.ts';

/** Bytes of frames that are kept: a thousand of them. */
const keptBytes = 64_000_000;

export type KeptMinifier = { minify: Minifier; tidy(): void; close(): void };

/**
 * Minifies each piece once and keeps it between builds. The minifier itself takes longer to load than a build with one changed page
 * takes without it.
 */
export function keptMinifier({ cache, engine }: { cache: string; engine: string }): KeptMinifier {
  const folder = packs.frames(cache, engine);
  const pack = openPack(folder);
  return {
    async minify(html) {
      const key = sha256(html);
      const kept = pack.read(key);
      if (kept !== null && kept !== 'damaged') return kept.body.toString();
      const { minifyHtml } = await import('./minify.ts');
      const made = await minifyHtml(html);
      try {
        pack.put(key, { body: made, about: '' });
      } catch {
        // Only speed is lost.
      }
      return made;
    },
    tidy() {
      pack.tidy({ bytes: keptBytes });
      sweepPacks(dirname(folder), { keep: basename(folder) });
    },
    close: () => pack.close(),
  };
}
