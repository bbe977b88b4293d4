/** JSON with sorted keys: equal values have equal text. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  let fields = '';
  for (const key of Object.keys(value).sort()) {
    const field = (value as Record<string, unknown>)[key];
    if (field !== undefined) fields += `${fields && ','}${JSON.stringify(key)}:${canonical(field)}`;
  }
  return `{${fields}}`;
}
