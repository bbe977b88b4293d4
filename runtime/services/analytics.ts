import { countedLinks, plainLinkId } from '../../config/rules/link-event.ts';
import { mayTrack } from './consent-choice.ts';
import { config } from '../lib/config.ts';
import { loadChunk } from '../lib/load-chunk.ts';
import type { Vital } from './vitals.ts';

/** Clicks in one request. */
const BATCH = 10;

/** A click; or, in the zone `web-vitals`, a measured value under its name. */
type Click = { id: string; zone: string; client: string; page: string; time: number; value?: number };

/**
 * Sends clicks on links, and on buttons with `data-event-id`, in batches, if an address is configured, and the web vitals of the page that
 * the visit began with when it is first left. Runs for the whole visit, from before the first click; `used`: when it may load more.
 */
export function startAnalytics(used: Promise<void>): void {
  const { analytics } = config.services;
  if (!analytics) return;
  let clicks: Click[] = [];
  const send = () => {
    if (clicks.length > 0) navigator.sendBeacon(analytics.collect, JSON.stringify({ clicks }));
    clicks = [];
  };
  // In the capture phase, before another listener stops the click.
  document.addEventListener(
    'click',
    ({ target }) => {
      const marked = target instanceof Element && target.closest<HTMLElement>(countedLinks);
      if (!marked || !mayTrack()) return;
      const href = marked.getAttribute('href') ?? '';
      const { eventId: id = plainLinkId(href), eventZone: zone = 'text' } = marked.dataset;
      clicks.push({ id, zone, ...placeOf(marked), time: Date.now() });
      if (clicks.length >= BATCH) send();
    },
    { capture: true },
  );
  let vitals: () => Vital[] = () => [];
  const began = placeOf(document.documentElement);
  used
    .then(() => loadChunk(() => import('./vitals.ts'), { unnoticed: true }))
    .then(
      ({ measureVitals }) => (vitals = measureVitals()),
      () => undefined,
    );
  const leave = () => {
    if (mayTrack())
      for (const { name, value } of vitals())
        clicks.push({ id: name, zone: 'web-vitals', ...began, time: Date.now(), value });
    send();
  };
  // The last event that is reliable, also on phones.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());
  addEventListener('pagehide', leave);
}

/** The root element has both, for all that a page contains. */
function placeOf(element: HTMLElement): { client: string; page: string } {
  return {
    client: element.closest<HTMLElement>('[data-event-client]')?.dataset['eventClient'] ?? '',
    page: element.closest<HTMLElement>('[data-event-page]')?.dataset['eventPage'] ?? location.pathname,
  };
}
