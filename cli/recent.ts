/** Values by key; those that were asked for longest ago make room. */
export type Recent<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
};

export function openRecent<Value>(most: number): Recent<Value> {
  const entries = new Map<string, Value>();
  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      // A map keeps the order in which keys came: this one is the youngest again.
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, value);
      for (const oldest of entries.keys()) {
        if (entries.size <= most) return;
        entries.delete(oldest);
      }
    },
    delete: (key) => void entries.delete(key),
  };
}
