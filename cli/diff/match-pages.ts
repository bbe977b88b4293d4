import { comparePages, type ManifestPage } from '../release/manifest.ts';

/** A page in two releases; null when a release does not have it. */
export type PagePair = { old: ManifestPage | null; now: ManifestPage | null };

/** Pairs the pages of two manifests by edition and address. Both must be in manifest order. */
export function* matchPages(before: Iterable<ManifestPage>, after: Iterable<ManifestPage>): Iterable<PagePair> {
  const [olds, nows] = [before[Symbol.iterator](), after[Symbol.iterator]()];
  let [old, now] = [next(olds), next(nows)];
  while (old || now) {
    const order = !old ? 1 : !now ? -1 : comparePages(old, now);
    yield { old: order <= 0 ? old : null, now: order >= 0 ? now : null };
    if (order <= 0) old = next(olds);
    if (order >= 0) now = next(nows);
  }
}

function next(pages: Iterator<ManifestPage>): ManifestPage | null {
  const { done, value } = pages.next();
  return done ? null : value;
}
