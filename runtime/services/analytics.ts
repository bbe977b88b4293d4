import { mayCount } from './consent-kept.ts';
import { facts } from '../lib/facts.ts';

/** Clicks that are sent together. */
const BATCH = 10;

type Click = { id: string; zone: string; client: string; page: string; time: number };

/** Tells which marked links and buttons are used (`data-event-id`), in batches, if a place for that is configured. Lasts for the whole visit. */
export function startAnalytics(): void {
  const { analytics } = facts.services;
  if (!analytics) return;
  let clicks: Click[] = [];
  const send = () => {
    if (clicks.length > 0) navigator.sendBeacon(analytics.collect, JSON.stringify({ clicks }));
    clicks = [];
  };
  // In the capture phase: a link may be followed, and a click stopped, by others.
  document.addEventListener(
    'click',
    ({ target }) => {
      const marked = target instanceof Element && target.closest<HTMLElement>('[data-event-id]');
      if (!marked || !mayCount()) return;
      const { eventId: id = '', eventZone: zone = '', eventClient: client = '' } = marked.dataset;
      const page = marked.closest<HTMLElement>('[data-event-page]')?.dataset['eventPage'] ?? location.pathname;
      clicks.push({ id, zone, client, page, time: Date.now() });
      if (clicks.length >= BATCH) send();
    },
    { capture: true },
  );
  // The last moment that a page is sure to be told of, phones included.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  addEventListener('pagehide', send);
}
