import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { duration, type Failure } from './failure.ts';

/** The time one call may take, retries included. */
export type Budget = {
  signal: AbortSignal;
  /** Milliseconds left. */
  left(): number;
  /** Why the call was cut off; `null` while it was not. */
  ended(): Failure | null;
  end(failure: Failure): void;
  /** Waits, or gives up early when the call is cut off. */
  pause(milliseconds: number): Promise<void>;
  /** Stops the clock: without it the process would wait for the timer. */
  stop(): void;
};

/** Starts the clock of a call of `callTime` milliseconds. */
export function openBudget(callTime: number): Budget {
  const controller = new AbortController();
  const started = performance.now();
  const before = performance.eventLoopUtilization();
  /** Time in which this process was busy with other things does not count, up to the time of a call. */
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
    why: `there was no complete answer within ${duration(callTime)}`,
    fix: 'Find out why the content API answers slowly, or build with a lower --concurrency',
    again: false,
  };
}
