import { mayTrack } from './consent-choice.ts';
import { config } from '../lib/config.ts';

/** Clicks in one request. */
const BATCH = 10;

type Click = { id: string; zone: string; client: string; page: string; time: number };

/** Sends clicks on marked links and buttons (`data-event-id`) in batches, if an address is configured. Runs for the whole visit. */
export function startAnalytics(): void {
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
      const marked = target instanceof Element && target.closest<HTMLElement>('[data-event-id]');
      if (!marked || !mayTrack()) return;
      const { eventId: id = '', eventZone: zone = '' } = marked.dataset;
      // The root element has both, for all that a page contains.
      const client = marked.closest<HTMLElement>('[data-event-client]')?.dataset['eventClient'] ?? '';
      const page = marked.closest<HTMLElement>('[data-event-page]')?.dataset['eventPage'] ?? location.pathname;
      clicks.push({ id, zone, client, page, time: Date.now() });
      if (clicks.length >= BATCH) send();
    },
    { capture: true },
  );
  // The last event that is reliable, also on phones.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  addEventListener('pagehide', send);
}
