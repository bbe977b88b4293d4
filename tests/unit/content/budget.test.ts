import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openBudget } from '../../../cli/content/budget.ts';

function work(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

it('a call is cut off when its time is over', async () => {
  const budget = openBudget(100);
  await new Promise((done) => budget.signal.addEventListener('abort', done));
  expect(budget.ended()).toMatchObject({ cause: 'timeout', why: 'there was no complete answer within 100 ms' });
});

it('a call is not cut off for the time in which the process was busy, but for as long again at most', async () => {
  const started = performance.now();
  const budget = openBudget(400);
  await sleep(1);
  work(500);
  // The timer of the call is due: others that are due run before it or after it.
  await sleep(1);
  expect(budget.ended()).toBeNull();
  expect(budget.left()).toBeGreaterThan(100);
  for (let round = 0; budget.ended() === null && round < 100; round++) {
    work(50);
    await sleep(1);
  }
  expect(budget.ended()).toMatchObject({ cause: 'timeout' });
  expect(performance.now() - started).toBeGreaterThan(790);
});

it('a call that has ended is not cut off any more', async () => {
  const budget = openBudget(20);
  budget.stop();
  await sleep(60);
  expect(budget.ended()).toBeNull();
});
