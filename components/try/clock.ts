/** Acts after a time, unless the signal ends it. */
export function after(milliseconds: number, act: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const stop = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    signal.removeEventListener('abort', stop);
    act();
  }, milliseconds);
  signal.addEventListener('abort', stop, { once: true });
}

/** Acts on every frame with the milliseconds since it began, until it returns false or the signal ends it. */
export function everyFrame(act: (elapsed: number) => boolean, signal: AbortSignal): void {
  const began = performance.now();
  const tick = () => {
    if (!signal.aborted && act(performance.now() - began)) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

/** Whether the visitor prefers reduced motion. */
export const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
