import { type HttpResponse, refusal } from '../../define/http-response.ts';
import type { Rate } from '../../define/stand-ins.ts';

/** Returns null for an accepted request, or a 429 response with the seconds to wait. */
export type RateLimit = (who: string, rate: Rate, now: number) => HttpResponse | null;

/** Maximum number of clients; the least recent ones are evicted. */
const REMEMBERED = 10_000;

/** A sliding window. Rejected requests do not count, so a client that waits for `Retry-After` is accepted. */
export function openRateLimit(): RateLimit {
  const taken = new Map<string, number[]>();
  return (who, { most, within }, now) => {
    const recent = (taken.get(who) ?? []).filter((time) => time > now - within);
    taken.delete(who);
    taken.set(who, recent);
    for (const oldest of taken.keys()) {
      if (taken.size <= REMEMBERED) break;
      taken.delete(oldest);
    }
    const [first] = recent;
    if (first !== undefined && recent.length >= most) {
      const seconds = Math.ceil((first + within - now) / 1000);
      return refusal({
        status: 429,
        msg: `请求太频繁，请 ${seconds} 秒后再试`,
        headers: { 'Retry-After': String(seconds) },
      });
    }
    recent.push(now);
    return null;
  };
}
