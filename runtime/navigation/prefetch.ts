import { mayPrefetch, samePage } from '../../config/rules/visits.ts';
import { whenIdle } from '../lib/when-idle.ts';
import type { Pages } from './pages.ts';
import { wayOfLink } from './way-of-link.ts';

/** Pages that are fetched ahead for one that is shown, at most. */
const MOST = 8;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Fetches the pages that visible links lead to, one after the other when the browser is idle. Answers what ends that. */
export function startPrefetch(pages: Pages): () => void {
  const { connection = {} } = navigator as Navigator & { connection?: Connection };
  if (!mayPrefetch(connection)) return () => undefined;
  const waiting = new Set<string>();
  let left = MOST;
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
      if (isIntersecting && isWorthIt(link) && !pages.has(link.href)) waiting.add(link.href.replace(/#.*/, ''));
    }
    if (busy || waiting.size === 0) return;
    busy = true;
    whenIdle(() => void work());
  });
  // Those of the text before those of the menus: that is what was come for.
  for (const part of ['main a[href]', 'a[href]']) document.querySelectorAll(part).forEach((link) => seen.observe(link));

  return () => {
    seen.disconnect();
    left = 0;
  };
}

function isWorthIt(link: HTMLAnchorElement): boolean {
  // A closed menu counts as visible to the observer.
  const shown = link.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true;
  return shown && !('planned' in link.dataset) && wayOfLink(link) === 'visit' && !samePage(new URL(link.href), location);
}
