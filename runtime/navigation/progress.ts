import { limits } from '../../config/limits.ts';

/** What a progress bar shows. `percent` is 0 to 100. */
export type Progress = { state: 'idle' | 'running' | 'done' | 'failed'; percent: number };

/** How often it grows, in milliseconds. */
const TICK = 100;
const { duration, throttle, hide } = limits.progress;

/**
 * A progress bar without its looks: it shows once work has taken longer than the throttle, grows over the duration and waits just short
 * of the end, and goes some time after the work is done or has failed. Work that is done sooner never shows.
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
