import type { Pictures, Size } from '../content/pictures.ts';
import type { MadePage, Reuse } from '../render/reuse.ts';

export type RecordedPages = {
  /** By fingerprint. */
  pages: ReadonlyMap<string, MadePage>;
  reuse: Reuse;
};

/** Wraps the page cache and records the pages that are found or stored. */
export function recordPages(reuse: Reuse): RecordedPages {
  const pages = new Map<string, MadePage>();
  return {
    pages,
    reuse: {
      ...reuse,
      find(fingerprint) {
        const found = reuse.find(fingerprint);
        if (found) pages.set(fingerprint, found);
        return found;
      },
      remember(fingerprint, page) {
        const held = reuse.remember(fingerprint, page);
        pages.set(fingerprint, held);
        return held;
      },
    },
  };
}

export function recordSizes(pictures: Pictures): { pictures: Pictures; sizes: ReadonlyMap<string, Size> } {
  const sizes = new Map<string, Size>();
  return {
    sizes,
    pictures: {
      ...pictures,
      async sizeOf(url) {
        const size = await pictures.sizeOf(url);
        if (size) sizes.set(url, size);
        return size;
      },
    },
  };
}
