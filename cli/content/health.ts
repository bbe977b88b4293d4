import { duration, type Failure } from './failure.ts';

/** A circuit breaker for the content API. */
export type Health = {
  answered(): void;
  silent(): void;
  /** Why no further calls are sent; null while they are sent. */
  unavailable(): Failure | null;
};

const maxSilentCalls = 10;
const silentCallTimes = 3;

/**
 * Without it, an API that stops responding during a build of 100,000 articles costs the retries of each: hours. The API counts as
 * unavailable when the last 10 calls got no response, over at least three times the time limit of a call.
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
      if (missed < maxSilentCalls || time < silentCallTimes * callTime) return;
      verdict ??= {
        cause: 'gone',
        why: `it is no longer called: the last ${missed} calls in ${duration(time)} had no response`,
        fix: `check that the content API at ${base} runs and keeps up, then build again`,
        retryable: false,
      };
    },
    unavailable: () => verdict,
  };
}
