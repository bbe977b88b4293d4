/**
 * The work of a function, counted instead of timed, so that a busy machine changes nothing: elements that its lists move or look through, and
 * characters of the texts that it replaces in. Quadratic work on long lists is invisible in the number of steps, as each is one call.
 */
export function countedWork(work: () => void): number {
  let count = 0;
  const lists = Array.prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
  const texts = String.prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
  const restored: (() => void)[] = [];
  function watch(of: typeof lists, name: string, cost: (self: ArrayLike<unknown>, result: unknown) => number) {
    const own = of[name]!;
    restored.push(() => void (of[name] = own));
    of[name] = function watched(this: ArrayLike<unknown>, ...args) {
      const result = own.apply(this, args);
      count += cost(this, result);
      return result;
    };
  }
  for (const name of ['unshift', 'shift', 'splice', 'includes']) watch(lists, name, ({ length }) => length);
  for (const name of ['indexOf', 'lastIndexOf'])
    watch(lists, name, ({ length }, found) => (found === -1 ? length : (found as number) + 1));
  for (const name of ['replace', 'replaceAll']) watch(texts, name, ({ length }) => length);
  try {
    work();
  } finally {
    for (const restore of restored) restore();
  }
  return count;
}
