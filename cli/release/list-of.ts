/** Names that a message gives of a long list. */
const shown = 12;

/** Names as a sentence part: all of a few, the first of many. */
export function listOf(names: readonly string[]): string {
  return names.length > shown
    ? `${names.slice(0, shown).join(', ')} and ${names.length - shown} more`
    : names.join(', ');
}
