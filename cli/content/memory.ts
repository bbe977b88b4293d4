import { LRUCache } from 'lru-cache';

/** LRU cache of parsed data, limited by the size of the response bodies. A page reads its data right after it was fetched. */
export type Memory = {
  get(key: string): unknown;
  put(key: string, entry: { data: unknown; size: number }): void;
};

export function openMemory(limit: number): Memory {
  const entries = new LRUCache<string, { data: unknown }>({ maxSize: limit });
  return {
    get: (key) => entries.get(key)?.data,
    put: (key, { data, size }) => void entries.set(key, { data }, { size: Math.max(size, 1) }),
  };
}

/** Freezes a value deeply: all readers of a response share one object. */
export function freeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
