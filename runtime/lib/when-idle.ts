import { limits } from '../../config/limits.ts';

/** Runs when the browser is idle, after two seconds at the latest. Safari has no idle callback and waits for that time. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: limits.prefetchIdle });
  else setTimeout(act, limits.prefetchIdle);
}
