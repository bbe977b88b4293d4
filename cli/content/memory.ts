/** Data parsed not long ago, for the page that reads it right after it was fetched; bounded by the size of its bodies. */
export type Memory = {
  get(key: string): unknown;
  put(key: string, entry: { data: unknown; size: number }): void;
};

/** Forgets what was read longest ago. */
export function openMemory(limit: number): Memory {
  const entries = new Map<string, { data: unknown; size: number }>();
  let held = 0;
  const drop = (key: string) => {
    held -= entries.get(key)?.size ?? 0;
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
      held += entry.size;
      for (const oldest of entries.keys()) {
        if (held <= limit) return;
        drop(oldest);
      }
    },
  };
}

/** Freezes a value and everything in it: everyone who reads an answer gets the same object. */
export function freeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
