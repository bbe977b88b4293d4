import { limits } from '../../config/limits.ts';

/** What a progress bar shows. `percent` is 0 to 100. */
export type Progress = { state: 'idle' | 'running' | 'done' | 'failed'; percent: number };

/** Interval between steps, in milliseconds. */
const TICK = 100;
const { duration, throttle, hide } = limits.progress;

/**
 * The states of a progress bar: it shows when work takes longer than the throttle, grows over the duration up to 98 per cent, and hides
 * some time after the work has finished or failed. Shorter work never shows.
 */
export function progressBar(show: (progress: Progress) => void) {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let current: Progress = { state: 'idle', percent: 0 };
  const set = (state: Progress['state'], percent: number) => show((current = { state, percent }));
  const later = (act: () => void, time: number) => timers.push(setTimeout(act, time));
  const stop = () => {
    timers.forEach(clearTimeout);
    timers = [];
  };
  const grow = () => {
    set('running', Math.min(current.percent + (TICK / duration) * 100, 98));
    later(grow, TICK);
  };
  const end = (state: 'done' | 'failed') => {
    stop();
    if (current.state !== 'running') return;
    set(state, 100);
    later(() => set('idle', 0), hide);
  };

  return {
    start() {
      if (current.state === 'running') return;
      stop();
      set('idle', 0);
      later(grow, throttle);
    },
    finish: () => end('done'),
    fail: () => end('failed'),
  };
}
