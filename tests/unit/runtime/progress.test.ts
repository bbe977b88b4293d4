import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Progress, progressBar } from '../../../runtime/navigation/progress.ts';

let shown: Progress[];
let bar: ReturnType<typeof progressBar>;
beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  bar = progressBar((progress) => shown.push(progress));
});
afterEach(() => void vi.useRealTimers());
const last = () => shown.at(-1);

describe('the progress bar', () => {
  it('shows only what takes longer than 200 ms', () => {
    bar.start();
    vi.advanceTimersByTime(199);
    expect(last()).toEqual({ state: 'idle', percent: 0 });
    bar.finish();
    vi.advanceTimersByTime(10_000);
    expect(shown.every(({ state }) => state === 'idle')).toBe(true);
  });

  it('grows on a timer, over 5000 ms, and waits short of the end', () => {
    bar.start();
    vi.advanceTimersByTime(200);
    expect(last()).toEqual({ state: 'running', percent: 2 });
    vi.advanceTimersByTime(2400);
    expect(last()).toEqual({ state: 'running', percent: 50 });
    vi.advanceTimersByTime(2400);
    expect(last()).toEqual({ state: 'running', percent: 98 });
    vi.advanceTimersByTime(60_000);
    expect(last()).toEqual({ state: 'running', percent: 98 });
  });

  it.each(['finish', 'fail'] as const)('is whole after a %s, and gone 500 ms later', (how) => {
    bar.start();
    vi.advanceTimersByTime(1000);
    bar[how]();
    expect(last()).toEqual({ state: how === 'finish' ? 'done' : 'failed', percent: 100 });
    vi.advanceTimersByTime(499);
    expect(last()?.percent).toBe(100);
    vi.advanceTimersByTime(1);
    expect(last()).toEqual({ state: 'idle', percent: 0 });
  });

  it('goes on growing when another page is asked for meanwhile', () => {
    bar.start();
    vi.advanceTimersByTime(1200);
    const { percent } = last()!;
    bar.start();
    vi.advanceTimersByTime(100);
    expect(last()?.percent).toBe(percent + 2);
  });

  it('starts over when a page is asked for while the last one goes', () => {
    bar.start();
    vi.advanceTimersByTime(1000);
    bar.finish();
    bar.start();
    expect(last()).toEqual({ state: 'idle', percent: 0 });
    vi.advanceTimersByTime(600);
    expect(last()?.state).toBe('running');
  });
});
