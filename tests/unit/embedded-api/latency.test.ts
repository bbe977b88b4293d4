import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, running } from './support/running-api.ts';

const waits = vi.hoisted(() => ({ asked: [] as unknown[], end: [] as (() => void)[] }));
vi.mock('node:timers/promises', () => ({
  setTimeout: (time: number) =>
    new Promise<void>((resolve) => {
      waits.asked.push(time);
      waits.end.push(resolve);
    }),
}));

beforeEach(() => {
  waits.asked = [];
  waits.end = [];
});

describe('latency', () => {
  it('delays every response, including errors', async () => {
    const api = await running({ latency: 250 });
    const settled: number[] = [];
    const pending = [ask(api, 'blogNav'), ask(api, 'blogList', {}), fetch(`${api.url}/nothing`)].map((promise) =>
      promise.then(({ status }) => settled.push(status)),
    );
    await expect.poll(() => waits.asked.length).toBe(3);
    expect(waits.asked).toEqual([250, 250, 250]);

    // Another API without latency answers meanwhile, as often as it is asked.
    const quick = await running();
    for (const _ of [1, 2, 3]) expect((await ask(quick, 'blogNav')).status).toBe(200);
    expect(settled).toEqual([]);
    expect(waits.asked).toHaveLength(3);

    for (const end of waits.end) end();
    await Promise.all(pending);
    expect(settled.sort()).toEqual([200, 400, 404]);
  });
});
