/** Joins names for a message; of many, only the first. */
export function listOf(names: readonly string[], most = 12): string {
  const more = names.length - most;
  return names.slice(0, most).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
