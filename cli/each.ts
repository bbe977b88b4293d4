/** Enough to keep Node's file threads busy. */
const usual = 16;

/** Items that may wait for something beside the work. */
const aside = 500;

/**
 * Does the work for every item, a few at a time; the first failure stops the rest and is thrown once all is still. Work that only waits for
 * something else may `stepAside`: another item takes its place meanwhile.
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
