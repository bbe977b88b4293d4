import { isSamePage, mayPrefetch, needsRealLoads } from '../../config/rules/visits.ts';
import { whenIdle } from '../lib/when-idle.ts';
import type { PageLoader } from './page-loader.ts';
import { linkKindOf } from './link-kind.ts';

/** PageLoader to prefetch for each page, at most. */
const LIMIT = 8;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Prefetches the targets of visible links, one after the other while the browser is idle. Returns a function that ends that. */
export function startPrefetch(pages: PageLoader): () => void {
  const { connection = {} } = navigator as Navigator & { connection?: Connection };
  if (!mayPrefetch(connection) || needsRealLoads(navigator.userAgent)) return () => undefined;
  const waiting = new Set<string>();
  let left = LIMIT;
  let busy = false;

  const work = async () => {
    for (const href of waiting) {
      if (navigator.onLine && left-- > 0) await pages.prefetch(href);
      waiting.delete(href);
    }
    busy = false;
  };
  const seen = new IntersectionObserver((changes) => {
    for (const { isIntersecting, target } of changes) {
      const link = target as HTMLAnchorElement;
      if (isIntersecting && isWorthPrefetching(link) && !pages.has(link.href))
        waiting.add(link.href.replace(/#.*/, ''));
    }
    if (busy || waiting.size === 0) return;
    busy = true;
    whenIdle(() => void work());
  });
  // Links in the content first.
  for (const part of ['main a[href]', 'a[href]']) document.querySelectorAll(part).forEach((link) => seen.observe(link));

  return () => {
    seen.disconnect();
    left = 0;
  };
}

function isWorthPrefetching(link: HTMLAnchorElement): boolean {
  // To the observer a closed menu is visible.
  const shown = link.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true;
  return (
    shown && !('planned' in link.dataset) && linkKindOf(link) === 'visit' && !isSamePage(new URL(link.href), location)
  );
}
