/** What is measured: cold, unchanged and changed of both sides, the rest of ours. */
export const tasks = {
  cold: 'cold',
  unchanged: 'nothing changed',
  trusted: 'nothing changed, update times trusted',
  changed: 'one article changed',
  trustedChanged: 'one article changed, update times trusted',
  emptied: 'nothing changed, output emptied',
  bundles: 'cold, bundles of pages and scripts too',
  compressed: 'cold, with .gz and .br',
  offline: 'cold, from cached responses',
  slow: 'cold, API latency of 20 ms',
  slowUnchanged: 'nothing changed, API latency of 20 ms',
} as const;
export type Task = keyof typeof tasks;

/**
 * Numbers of articles up to which a row is measured: what it tells is known by then, and a run would take hours. Bundles cost the same for
 * any number of pages; compressing, fetching and rendering grow with them.
 */
export const upTo: Readonly<Record<Task, number>> = {
  cold: Infinity,
  unchanged: Infinity,
  trusted: Infinity,
  changed: Infinity,
  trustedChanged: Infinity,
  emptied: 10_000,
  bundles: 2_000,
  compressed: 2_000,
  offline: 10_000,
  slow: 10_000,
  slowUnchanged: 10_000,
};

/** Rows that `--quick` measures. */
export const quickTasks: readonly Task[] = ['cold', 'compressed', 'changed', 'unchanged', 'trustedChanged', 'trusted'];

/** How an API far away is acted: milliseconds that each answer is held back, and calls in flight. */
export const far = { latency: 20, inFlight: 8 };
