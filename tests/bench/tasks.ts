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
  offline: 'cold, from kept answers',
  slow: 'cold, every answer after 20 ms',
} as const;
export type Task = keyof typeof tasks;

/** How an API far away is acted: milliseconds that each answer is held back, and calls in flight. */
export const far = { latency: 20, inFlight: 8 };
