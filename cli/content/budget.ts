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

/** Starts the time limit of a call, `callTime` milliseconds. */
export function openBudget(callTime: number): Budget {
  const controller = new AbortController();
  const started = performance.now();
  const before = performance.eventLoopUtilization();
  /** Time during which the event loop was busy does not count, up to `callTime`. */
  const left = () => {
    const { active } = performance.eventLoopUtilization(before);
    return started + callTime + Math.min(active, callTime) - performance.now();
  };
  let ended: Failure | null = null;
  const end = (failure: Failure) => {
    ended ??= failure;
    controller.abort();
  };
  const check = () => {
    const rest = left();
    if (rest < 1) end(tooSlow(callTime));
    else timer = setTimeout(check, rest);
  };
  let timer = setTimeout(check, callTime);
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
