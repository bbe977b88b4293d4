import type { Pictures, Size } from '../content/pictures.ts';
import type { MadePage, Reuse } from '../render/reuse.ts';

/** What pages were made of, or were found as, in one build. */
export type NotedPages = {
  /** By fingerprint. */
  pages: ReadonlyMap<string, MadePage>;
  reuse: Reuse;
};

/** The same memory of pages, which notes those that are found or remembered. */
export function notePages(reuse: Reuse): NotedPages {
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

/** The same pictures; notes the sizes that are known. */
export function noteSizes(pictures: Pictures): { pictures: Pictures; sizes: ReadonlyMap<string, Size> } {
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
