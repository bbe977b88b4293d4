import { inOrder, type ManifestPage } from '../release/manifest.ts';

/** A page of two releases; null where a release has none of its address. */
export type PagePair = { old: ManifestPage | null; now: ManifestPage | null };

/** The pages of two manifests by edition and address, read side by side. Both have to be in the order of manifests. */
export function* matchPages(before: Iterable<ManifestPage>, after: Iterable<ManifestPage>): Iterable<PagePair> {
  const [olds, nows] = [before[Symbol.iterator](), after[Symbol.iterator]()];
  let [old, now] = [next(olds), next(nows)];
  while (old || now) {
    const order = !old ? 1 : !now ? -1 : inOrder(old, now);
    yield { old: order <= 0 ? old : null, now: order >= 0 ? now : null };
    if (order <= 0) old = next(olds);
    if (order >= 0) now = next(nows);
  }
}

function next(pages: Iterator<ManifestPage>): ManifestPage | null {
  const { done, value } = pages.next();
  return done ? null : value;
}
