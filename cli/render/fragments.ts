import { fit } from '../../components/prose/fit.ts';
import type { Edition } from '../../config/editions.ts';
import { openCache } from '../cache/cache.ts';
import { keyOf } from '../sha256.mjs';
import { collapse } from './collapse.ts';
import { withSources } from './picture-sources.ts';
import { type PictureSizes, sanitize } from './sanitize.ts';

/** HTML from content, made safe, fit for a page and small once, and remembered by what it was made from. */
export type Fragments = {
  make(piece: { html: string; edition: Edition; sizes: PictureSizes }): string;
  /** Makes room in the cache. */
  tidy(): void;
  close(): void;
};

export type FragmentOptions = Parameters<Fragments['make']>[0] & Pick<OpenFragmentsOptions, 'mediaHosts'>;

/** HTML from content as pages show it. */
export const fragmentOf = ({ html, edition, sizes, mediaHosts }: FragmentOptions) =>
  collapse(fit({ html: withSources({ html: sanitize({ html, mediaHosts, sizes }), sizes }), edition }));

/** Bytes of texts that are kept: those of thirty thousand articles. */
const keptBytes = 256_000_000;

type OpenFragmentsOptions = {
  /** Folder of what is kept between builds. */
  cache: string;
  engine: string;
  mediaHosts: readonly string[];
};

export function openFragments({ cache, engine, mediaHosts }: OpenFragmentsOptions): Fragments {
  const kept = openCache({ cache, name: 'fragments', engine, maxBytes: keptBytes });
  const hosts = mediaHosts.join(' ');
  return {
    make({ html, edition, sizes }) {
      const key = keyOf(`${edition}\0${hosts}\0${JSON.stringify(sizes)}\0${html}`);
      const found = kept.get(key);
      if (found) return found.toString();
      const made = fragmentOf({ html, edition, sizes, mediaHosts });
      kept.set(key, made);
      return made;
    },
    tidy: kept.evict,
    close: kept.close,
  };
}
