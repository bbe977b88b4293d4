import { fit } from '../../components/prose/fit.ts';
import type { Edition } from '../../config/editions.ts';
import { openPack, packs } from '../cache/pack.ts';
import { sha256 } from '../sha256.mjs';
import { collapse } from './collapse.ts';
import { type PictureSizes, sanitize } from './sanitize.ts';

/** HTML from content, made safe, fit for a page and small once, and remembered by what it was made from. */
export type Fragments = {
  make(piece: { html: string; edition: Edition; sizes: PictureSizes }): string;
  close(): void;
};

type Given = {
  /** Folder of what is kept between builds. */
  cache: string;
  engine: string;
  mediaHosts: readonly string[];
};

export function openFragments({ cache, engine, mediaHosts }: Given): Fragments {
  // Other code makes other text of the same content: each has a pack of its own.
  const pack = openPack(packs.fragments(cache, engine));
  const hosts = mediaHosts.join(' ');
  return {
    make({ html, edition, sizes }) {
      const key = sha256(`${edition}\0${hosts}\0${JSON.stringify(sizes)}\0${html}`);
      const kept = pack.read(key);
      if (kept !== null && kept !== 'damaged') return kept.body.toString();
      const made = collapse(fit({ html: sanitize({ html, edition, mediaHosts, sizes }), edition }));
      try {
        pack.put(key, { body: made, about: '' });
      } catch {
        // Only speed is lost.
      }
      return made;
    },
    close: () => pack.close(),
  };
}
