/** Names told of a long list. */
const told = 12;

/** Names as a sentence part: all of a few, the first of many. */
export function listOf(names: readonly string[]): string {
  return names.length > told ? `${names.slice(0, told).join(', ')} and ${names.length - told} more` : names.join(', ');
}
