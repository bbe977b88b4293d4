import { loadChunk } from '../lib/load-chunk.ts';
import { whenIdle } from '../lib/when-idle.ts';

/** How far below the window a place counts as seen: its script has run when it comes into view. */
const AHEAD = '400px';

type Wait = (place: HTMLElement, wake: () => void, signal: AbortSignal) => void;
type PlaceScript = { default: (place: HTMLElement) => () => void };

const waits: Record<string, Wait> = {
  visible(place, wake, signal) {
    const seen = new IntersectionObserver((changes) => changes.some(({ isIntersecting }) => isIntersecting) && wake(), {
      rootMargin: AHEAD,
    });
    seen.observe(place);
    signal.addEventListener('abort', () => seen.disconnect());
  },
  idle(_, wake, signal) {
    whenIdle(() => signal.aborted || wake());
  },
  use(place, wake, signal) {
    for (const name of ['pointerenter', 'pointerdown', 'focusin']) place.addEventListener(name, wake, { signal });
  },
};

/** The places whose scripts run or wait, and how each is ended. */
export type RunningPlaces = Map<HTMLElement, () => void>;

/**
 * Runs the script of each place (`data-script`: its address) when it is time for it: islands and try-outs. Until then, and where that
 * fails, the place stays as the server sent it. A place with `data-kept` goes on when the page is replaced: the dev server puts it into
 * the next version of the page.
 */
export const placeScripts = (running: RunningPlaces) => () => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-script]'))
    if (!running.has(place)) running.set(place, startPlace(place));
  showShared();
  return () => {
    for (const [place, undo] of running) {
      if ('kept' in place.dataset) continue;
      running.delete(place);
      undo();
    }
  };
};

function startPlace(place: HTMLElement): () => void {
  const { script = '', when = '' } = place.dataset;
  const waiting = new AbortController();
  let over = false;
  let undo: (() => void) | undefined;

  const wake = async () => {
    waiting.abort();
    if (!crypto.subtle)
      await loadChunk(() => import('../lib/own-digest.ts'))
        .then(({ provideDigest }) => provideDigest())
        .catch(() => undefined);
    // The failure has been reported to the visitor.
    const loaded = await loadChunk<PlaceScript>(() => import(script)).catch(() => null);
    if (over) return;
    if (loaded) undo = loaded.default(place);
    else place.dataset['state'] = 'failed';
  };
  waits[when]?.(place, () => void (waiting.signal.aborted || wake()), waiting.signal);
  return () => {
    over = true;
    waiting.abort();
    undo?.();
  };
}

/** A link that carries the state of a try-out (`#try=name.…`) leads to it, unless the page has been scrolled already. */
function showShared(): void {
  const name = /^#try=([\w-]+)/.exec(location.hash)?.[1];
  if (name === undefined || scrollY > 0) return;
  document.querySelector(`[data-try="${name}"]`)?.scrollIntoView({ block: 'center' });
}
