import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openRunQueue } from '../../../cli/hook/run-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue whose runs end when the test says so. */
function trial() {
  const ends: ((succeeded: boolean) => void)[] = [];
  const run = () => new Promise<boolean>((resolve) => ends.push(resolve));
  const queue = openRunQueue({ run, quiet: 10_000, longest: 30_000, retryAfter: 60_000, retries: 2 });
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  const end = async (succeeded: boolean) => {
    ends.at(-1)!(succeeded);
    await pass(0);
  };
  return { queue, pass, end, runs: () => ends.length };
}

it('runs once for many requests, when they pause', async () => {
  const { queue, pass, end, runs } = trial();
  expect(queue.state()).toBe('idle');
  queue.request();
  await pass(9);
  queue.request();
  await pass(9);
  expect([runs(), queue.state()]).toEqual([0, 'waiting']);
  await pass(1);
  expect([runs(), queue.state()]).toEqual([1, 'running']);
  await end(true);
  await pass(1000);
  expect([runs(), queue.state()]).toEqual([1, 'idle']);
});

it('runs in the end for requests that never pause', async () => {
  const { queue, pass, runs } = trial();
  for (let second = 0; second < 30; second += 5) {
    queue.request();
    await pass(5);
  }
  expect(runs()).toBe(1);
});

it('never runs beside another run, and runs once more for requests that came meanwhile', async () => {
  const { queue, pass, end, runs } = trial();
  queue.request();
  await pass(10);
  queue.request();
  queue.request();
  await pass(100);
  expect(runs()).toBe(1);
  await end(true);
  expect(runs()).toBe(2);
  await end(true);
  await pass(1000);
  expect(runs()).toBe(2);
});

it('waits for the pause of requests that came shortly before a run ended', async () => {
  const { queue, pass, end, runs } = trial();
  queue.request();
  await pass(10);
  queue.request();
  await end(true);
  expect([runs(), queue.state()]).toEqual([1, 'waiting']);
  await pass(10);
  expect(runs()).toBe(2);
});

it('repeats a run that fails, twice', async () => {
  const { queue, pass, end, runs } = trial();
  queue.request();
  await pass(10);
  for (const expected of [2, 3]) {
    await end(false);
    await pass(60);
    expect(runs()).toBe(expected);
  }
  await end(false);
  await pass(1000);
  expect(runs()).toBe(3);
});

it('starts nothing once it is closed, and closes when the run has ended', async () => {
  const { queue, pass, end, runs } = trial();
  queue.request();
  await pass(10);
  queue.request();
  let closed = false;
  const closing = queue.close().then(() => (closed = true));
  await pass(100);
  expect([closed, runs()]).toEqual([false, 1]);
  await end(false);
  await closing;
  queue.request();
  await pass(1000);
  expect([closed, runs()]).toEqual([true, 1]);
});
