/** LRU cache of parsed data, limited by the size of the response bodies. A page reads its data right after it was fetched. */
export type Memory = {
  get(key: string): unknown;
  put(key: string, entry: { data: unknown; size: number }): void;
};

/** Opens a cache of at most `limit` bytes. */
export function openMemory(limit: number): Memory {
  const entries = new Map<string, { data: unknown; size: number }>();
  let size = 0;
  const drop = (key: string) => {
    size -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.data;
    },
    put(key, entry) {
      drop(key);
      if (entry.size > limit) return;
      entries.set(key, entry);
      size += entry.size;
      for (const oldest of entries.keys()) {
        if (size <= limit) return;
        drop(oldest);
      }
    },
  };
}

/** Freezes a value deeply: all readers of a response share one object. */
export function freeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
