/** Values by key; the least recently used are evicted. */
export type Recent<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
};

/**
 * Holds `most` values at most, and at least the half of them that was used last. In two generations: to keep all in the order in
 * which they were used costs three times as much, and every page reads a dozen.
 */
export function openRecent<Value>(most: number): Recent<Value> {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  const set = (key: string, value: Value) => {
    young.set(key, value);
    if (young.size < most / 2) return;
    old = young;
    young = new Map();
  };
  return {
    get(key) {
      const value = young.get(key);
      if (value !== undefined) return value;
      const older = old.get(key);
      if (older !== undefined) set(key, older);
      return older;
    },
    set,
    delete(key) {
      young.delete(key);
      old.delete(key);
    },
  };
}
