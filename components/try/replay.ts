import { after, prefersStill } from './clock.ts';
import { marked } from './parts.ts';

type ReplayOptions = {
  stage: HTMLElement;
  signal: AbortSignal;
  /** The elements on the board, in order. */
  strokes: () => readonly SVGGraphicsElement[];
  onShow: (shown: number) => void;
};

/** Units of the drawing that a replay draws in a millisecond, and the pause between two strokes. */
const speed = 0.9;
const pause = 140;

/** Shows a board as it was after any of its strokes: the range `data-scrub` chooses one, the button `data-replay` draws them in their order. */
export function replayer({ stage, signal, strokes, onShow }: ReplayOptions) {
  const scrub = marked<HTMLInputElement>(stage, 'scrub');
  const button = marked<HTMLButtonElement>(stage, 'replay');
  let playing = new AbortController();

  const show = (shown: number) => {
    const all = strokes();
    all.forEach((stroke, index) => stroke.toggleAttribute('data-later', index >= shown));
    scrub.max = String(all.length);
    scrub.value = String(shown);
    onShow(shown);
  };
  const stop = () => {
    playing.abort();
    button.setAttribute('aria-pressed', 'false');
  };
  const showAll = () => {
    stop();
    show(strokes().length);
  };
  const play = () => {
    stop();
    playing = new AbortController();
    signal.addEventListener('abort', stop, { once: true });
    button.setAttribute('aria-pressed', 'true');
    const all = strokes();
    const from = Number(scrub.value) < all.length ? Number(scrub.value) : 0;
    const next = (shown: number) => {
      show(shown);
      const stroke = all[shown];
      if (!stroke) return stop();
      const time = draw({ stroke, signal: playing.signal });
      stroke.removeAttribute('data-later');
      after(time + pause, () => next(shown + 1), playing.signal);
    };
    next(from);
  };

  button.addEventListener('click', () => (button.getAttribute('aria-pressed') === 'true' ? stop() : play()), {
    signal,
  });
  scrub.addEventListener(
    'input',
    () => {
      stop();
      show(Number(scrub.value));
    },
    { signal },
  );
  return { showAll };
}

/** Animates a stroke; other elements fade in. Returns the duration in milliseconds. */
function draw({ stroke, signal }: { stroke: SVGGraphicsElement; signal: AbortSignal }): number {
  const length = stroke instanceof SVGGeometryElement ? stroke.getTotalLength() : 0;
  const time = Math.min(Math.max(length / speed, 240), 1600);
  if (prefersStill()) return time;
  // A path may count its length in units of its own.
  const units = stroke.getAttribute('pathLength') ?? length;
  const frames: Keyframe[] =
    length > 0
      ? [{ strokeDasharray: `0 ${units}` }, { strokeDasharray: `${units} ${units}` }]
      : [{ opacity: 0 }, { opacity: 1 }];
  const animation = stroke.animate(frames, { duration: time });
  signal.addEventListener('abort', () => animation.cancel(), { once: true });
  return time;
}
