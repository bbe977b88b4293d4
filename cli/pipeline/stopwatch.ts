import { performance } from 'node:perf_hooks';

/** Measures each stage and the total, in milliseconds. */
export function stopwatch() {
  const start = performance.now();
  const laps: Record<string, number> = {};
  let last = start;
  return {
    lap(stage: string) {
      laps[stage] = performance.now() - last;
      last = performance.now();
    },
    laps: () => ({ ...laps, total: performance.now() - start }),
  };
}
