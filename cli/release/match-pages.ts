import { comparePages, type ManifestPage } from './manifest.ts';

type PageKey = Pick<ManifestPage, 'edition' | 'address'>;

/** A page in two releases; null when a release does not have it. */
type PagePair<Page> = { old: Page | null; now: Page | null };

/** Pairs the pages of two releases by edition and address. Both must be in manifest order, and are read once. */
export function* matchPages<Page extends PageKey>(
  before: Iterable<Page>,
  after: Iterable<Page>,
): Iterable<PagePair<Page>> {
  const [olds, nows] = [before[Symbol.iterator](), after[Symbol.iterator]()];
  let [old, now] = [next(olds), next(nows)];
  while (old || now) {
    const order = !old ? 1 : !now ? -1 : comparePages(old, now);
    yield { old: order <= 0 ? old : null, now: order >= 0 ? now : null };
    if (order <= 0) old = next(olds);
    if (order >= 0) now = next(nows);
  }
}

function next<Page>(pages: Iterator<Page>): Page | null {
  const { done, value } = pages.next();
  return done ? null : value;
}
