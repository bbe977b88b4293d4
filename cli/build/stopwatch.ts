import { performance } from 'node:perf_hooks';

/** Milliseconds of each stage and in all. */
export function stopwatch() {
  const start = performance.now();
  const laps: Record<string, number> = {};
  let last = start;
  return {
    /** Ends a stage: what passed since the last one belongs to it. */
    lap(stage: string) {
      laps[stage] = performance.now() - last;
      last = performance.now();
    },
    laps: () => ({ ...laps, total: performance.now() - start }),
  };
}
