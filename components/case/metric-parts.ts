/** The number of a metric, and the words before and after it: `不到 9 分钟` is 不到, 9 and 分钟. */
export function partsOf(value: string): { before: string; number: string; after: string } {
  const match = /^(\D*?)\s*([-+−<>≤≥]?\s?\d[\d.,:/–-]*\s?[%‰]?)\s*(.*)$/su.exec(value.trim());
  return match
    ? { before: match[1]!, number: match[2]!.trim(), after: match[3]! }
    : { before: '', number: value, after: '' };
}
