import { expect, it } from 'vitest';
import { each } from '../../cli/lib/each.ts';

/** Work that ends when it is told to. */
function work() {
  const begun: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  return {
    begun,
    end: async (item: string, failure?: Error) => {
      ends.get(item)!(failure);
      await new Promise((resolve) => setImmediate(resolve));
    },
    do: (item: string) =>
      new Promise<void>((resolve, reject) => {
        begun.push(item);
        ends.set(item, (failure) => (failure ? reject(failure) : resolve()));
      }),
  };
}

it('starts a few, and another one when one ends', async () => {
  const { begun, end, do: begin } = work();
  const all = each(['a', 'b', 'c', 'd'], begin, 2);
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const item of ['a', 'c', 'd']) await end(item);
  await all;
});

it('stops at the first failure, and throws it when the running ones have ended', async () => {
  const { begun, end, do: begin } = work();
  const all = each(['a', 'b', 'c'], begin, 2);
  await new Promise((resolve) => setImmediate(resolve));
  await end('a', new Error('a fell'));
  expect(begun).toEqual(['a', 'b']);
  let still = false;
  all.catch(() => undefined).finally(() => (still = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(still).toBe(false);
  await end('b');
  await expect(all).rejects.toThrow('a fell');
});
