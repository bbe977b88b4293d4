import { duration, type Failure } from './failure.ts';

/** Knows when it is no use asking any more. */
export type Health = {
  answered(): void;
  silent(): void;
  /** Why no further call is made; `null` while calls are made. */
  gone(): Failure | null;
};

const silentCalls = 10;
const silentTimes = 3;

/**
 * Without it, an API that goes away in the middle of a build of 100,000 articles costs each of them its retries: hours.
 * Gone is an API that left the last 10 calls without an answer, for three times the time of a call.
 */
export function watchHealth(options: { base: string; callTime: number; now: () => number }): Health {
  const { base, callTime, now } = options;
  let since: number | null = null;
  let missed = 0;
  let verdict: Failure | null = null;
  return {
    answered() {
      since = null;
      missed = 0;
    },
    silent() {
      since ??= now();
      missed += 1;
      const time = now() - since;
      if (missed < silentCalls || time < silentTimes * callTime) return;
      verdict ??= {
        cause: 'gone',
        why: `it is no longer called: the last ${missed} calls in ${duration(time)} had no answer`,
        fix: `Check that the content API at ${base} runs and keeps up, then build again`,
        again: false,
      };
    },
    gone: () => verdict,
  };
}
