/** An LRU cache. */
export type Recent<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
};

/**
 * Opens an LRU cache of at most `most` values; it keeps at least the last `most / 2` used ones. It has two generations: a strict LRU order
 * takes three times as long, and every page reads a dozen values.
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
