import { type Answer, refusal } from '../answer.ts';

/** How many requests count in how many milliseconds. */
export type Rate = { most: number; within: number };

/** Accepts a client's request, or answers 429 with the seconds to wait. */
export type RateLimit = (who: string, rate: Rate, now: number) => Answer | null;

/** Somebodies remembered at most: those who came longest ago are forgotten first. */
const REMEMBERED = 10_000;

/** Counts requests in a window that slides. A refused request does not count, so a client that waits as long as `Retry-After` gives is accepted. */
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
