import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { duration, type Failure } from './failure.ts';

/** The time limit of a call, including retries. */
export type Budget = {
  signal: AbortSignal;
  left(): number;
  ended(): Failure | null;
  end(failure: Failure): void;
  /** Waits; returns early when the call is aborted. */
  pause(milliseconds: number): Promise<void>;
  /** Clears the timer, which would keep the process alive. */
  stop(): void;
};

/** The time limit is measured in this many steps. */
const steps = 50;

/**
 * Starts the time limit of a call, `callTime` milliseconds in which this process waited for it. A step that takes longer than two counts as
 * two: the process was busy, or did not run, and responses that arrived meanwhile are read before the next step.
 */
export function openBudget(callTime: number): Budget {
  const controller = new AbortController();
  const step = callTime / steps;
  let last = performance.now();
  let waited = 0;
  const left = () => {
    const now = performance.now();
    waited += Math.min(now - last, 2 * step);
    last = now;
    return callTime - waited;
  };
  let ended: Failure | null = null;
  const end = (failure: Failure) => {
    ended ??= failure;
    controller.abort();
  };
  const check = () => {
    const rest = left();
    if (rest < 1) end(tooSlow(callTime));
    else timer = setTimeout(check, Math.min(step, rest));
  };
  let timer = setTimeout(check, step);
  return {
    signal: controller.signal,
    left,
    ended: () => ended,
    end,
    pause: (milliseconds) => sleep(milliseconds, undefined, { signal: controller.signal }).catch(() => undefined),
    stop: () => clearTimeout(timer),
  };
}

function tooSlow(callTime: number): Failure {
  return {
    cause: 'timeout',
    why: `no complete response within ${duration(callTime)}`,
    fix: 'check why the content API is slow, or build with a lower --concurrency',
    retryable: false,
  };
}
