import type { RateLimit } from '../../config/rate-limits.ts';

/**
 * Counts calls as nginx does: a client's excess grows by one with each call that is let through, shrinks with time at the call's rate,
 * and may not pass the burst. `now` is in milliseconds.
 */
export function openRateLimits(limits: readonly RateLimit[]): (call: { path: string; client: string; now: number }) => 'allowed' | 'refused' {
  const clients = new Map<string, { excess: number; last: number }>();
  return ({ path, client, now }) => {
    const limit = limits.find(({ paths }) => paths.some((counted) => counted.toLowerCase() === path.toLowerCase()));
    if (!limit) return 'allowed';
    const key = `${limit.name} ${client}`;
    const known = clients.get(key);
    const excess = known ? Math.max(0, known.excess - ((now - known.last) * limit.perMinute) / 60_000 + 1) : 0;
    if (excess > limit.burst) return 'refused';
    clients.set(key, { excess, last: now });
    return 'allowed';
  };
}
