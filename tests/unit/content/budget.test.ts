import { setTimeout as sleep } from 'node:timers/promises';
import { performance } from 'node:perf_hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { openBudget } from '../../../cli/content/budget.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A fake clock, which advances only in `wait` and `block`. */
function setClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return {
    wait(milliseconds: number) {
      for (let end = now + milliseconds; now < end; ) {
        now += 1;
        vi.advanceTimersByTime(1);
      }
    },
    /** Timers that are due run once, when it is over. */
    block(milliseconds: number) {
      now += milliseconds;
      vi.advanceTimersByTime(8);
    },
  };
}

it('a call is cut off when its time is over', async () => {
  const budget = openBudget(100);
  await new Promise((done) => budget.signal.addEventListener('abort', done));
  expect(budget.ended()).toMatchObject({ cause: 'timeout', why: 'no complete response within 100 ms' });
});

it('a call is cut off when the process has waited for its time', () => {
  const { wait } = setClock();
  const budget = openBudget(400);
  wait(396);
  expect(budget.ended()).toBeNull();
  wait(8);
  expect(budget.ended()).toMatchObject({ cause: 'timeout' });
});

it('time in which the process was busy or did not run does not count, however long it is', () => {
  const { wait, block } = setClock();
  const budget = openBudget(400);
  wait(200);
  for (let times = 0; times < 5; times += 1) block(60_000);
  expect(budget.ended()).toBeNull();
  expect(budget.left()).toBeGreaterThan(100);
  wait(204);
  expect(budget.ended()).toMatchObject({ cause: 'timeout' });
});

it('a call that has ended is not cut off any more', async () => {
  const budget = openBudget(20);
  budget.stop();
  await sleep(60);
  expect(budget.ended()).toBeNull();
});
