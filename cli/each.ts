/** Enough to keep Node's thread pool busy. */
const usual = 16;

/** Maximum number of items that may wait in `stepAside`. */
const aside = 500;

/**
 * Runs work for every item with limited concurrency. The first error stops the iteration and is thrown after running work has ended. Work
 * that waits for something else can call `stepAside`, so that another item starts meanwhile.
 */
export async function each<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item, stepAside: () => void) => Promise<void>,
  atOnce = usual,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let busy = 0;
  let wake = () => {};
  for await (const item of items) {
    if (failures.length > 0) break;
    busy += 1;
    let inPlace = true;
    const stepAside = () => {
      if (inPlace) busy -= 1;
      inPlace = false;
      wake();
    };
    const task: Promise<void> = work(item, stepAside)
      .catch((failure: unknown) => void failures.push(failure))
      .finally(() => {
        running.delete(task);
        stepAside();
      });
    running.add(task);
    while (busy >= atOnce || running.size >= aside) await new Promise<void>((resolve) => (wake = resolve));
  }
  await Promise.all(running);
  if (failures.length > 0) throw failures[0];
}
