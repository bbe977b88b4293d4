import { setTimeout as sleep } from 'node:timers/promises';
import { performance } from 'node:perf_hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { openBudget } from '../../../cli/content/budget.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A clock that only moves when it is told to, with or without work of this process. */
function setClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let [now, active] = [0, 0];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({ idle: 0, active, utilization: 0 }));
  const pass = (milliseconds: number) => {
    now += milliseconds;
    vi.advanceTimersByTime(milliseconds);
  };
  return {
    wait: pass,
    work: (milliseconds: number) => {
      active += milliseconds;
      pass(milliseconds);
    },
  };
}

it('a call is cut off when its time is over', async () => {
  const budget = openBudget(100);
  await new Promise((done) => budget.signal.addEventListener('abort', done));
  expect(budget.ended()).toMatchObject({ cause: 'timeout', why: 'no complete response within 100 ms' });
});

it('time in which the process was busy extends the limit of a call, to twice its length at most', () => {
  const { wait, work } = setClock();
  const budget = openBudget(400);
  wait(1);
  work(500);
  expect(budget.ended()).toBeNull();
  expect(budget.left()).toBe(299);
  work(290);
  expect(budget.ended()).toBeNull();
  work(9);
  expect(budget.ended()).toMatchObject({ cause: 'timeout' });
});

it('a call that has ended is not cut off any more', async () => {
  const budget = openBudget(20);
  budget.stop();
  await sleep(60);
  expect(budget.ended()).toBeNull();
});
