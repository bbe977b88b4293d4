import { loadChunk } from '../lib/load-chunk.ts';
import { whenIdle } from '../lib/when-idle.ts';

/** How far below the window an island counts as seen: it is awake when it comes into view. */
const AHEAD = '400px';

type Wait = (place: HTMLElement, wake: () => void, signal: AbortSignal) => void;

const waits: Record<string, Wait> = {
  visible(place, wake, signal) {
    const seen = new IntersectionObserver((changes) => changes.some(({ isIntersecting }) => isIntersecting) && wake(), { rootMargin: AHEAD });
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

/** Brings each island (`data-island`: the address of its script) to life when it is time for it. Until then, and where that fails, its HTML stays. */
export function startIslands(): () => void {
  const undos = Array.from(document.querySelectorAll<HTMLElement>('[data-island]'), startIsland);
  return () => undos.forEach((undo) => undo());
}

function startIsland(place: HTMLElement): () => void {
  const { island = '', when = '' } = place.dataset;
  const waiting = new AbortController();
  let over = false;
  let undo: (() => void) | undefined;

  const wake = async () => {
    waiting.abort();
    // What failed has been told.
    const script = await loadChunk<{ default: (place: HTMLElement) => () => void }>(() => import(island)).catch(() => null);
    if (script && !over) undo = script.default(place);
  };
  waits[when]?.(place, () => void (waiting.signal.aborted || wake()), waiting.signal);
  return () => {
    over = true;
    waiting.abort();
    undo?.();
  };
}
