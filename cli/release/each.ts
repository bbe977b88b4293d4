/** Enough to keep Node's file threads busy. */
const usual = 16;

/** Does the work for every item, a few at a time; the first failure stops the rest and is thrown once all is still. */
export async function each<Item>(items: Iterable<Item> | AsyncIterable<Item>, work: (item: Item) => Promise<void>, atOnce = usual): Promise<void> {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  for await (const item of items) {
    if (failures.length > 0) break;
    const task: Promise<void> = work(item)
      .catch((failure: unknown) => void failures.push(failure))
      .finally(() => running.delete(task));
    running.add(task);
    if (running.size >= atOnce) await Promise.race(running);
  }
  await Promise.all(running);
  if (failures.length > 0) throw failures[0];
}
