/** A property of an object or array; undefined for other values. */
export function inside(value: unknown, step: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[step] : undefined;
}
