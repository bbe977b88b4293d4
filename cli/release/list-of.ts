const maxNames = 12;

/** Joins names for a message; of many, only the first. */
export function listOf(names: readonly string[]): string {
  return names.length > maxNames
    ? `${names.slice(0, maxNames).join(', ')} and ${names.length - maxNames} more`
    : names.join(', ');
}
