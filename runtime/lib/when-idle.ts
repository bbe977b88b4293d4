import { limits } from '../../config/limits.ts';

/** Acts when the browser has nothing else to do, two seconds from now at the latest. Safari does not tell, and is given that time. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: limits.prefetchIdle });
  else setTimeout(act, limits.prefetchIdle);
}
