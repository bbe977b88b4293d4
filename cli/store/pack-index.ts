/** Offset and length of a value in its segment, in bytes. */
export type IndexEntry = { key: string; at: number; length: number };

/** Formats an index entry as a line. Keys have no spaces. */
export function indexLine({ key, at, length }: IndexEntry): string {
  return `${key} ${at} ${length}\n`;
}

const line = /^([^ \n]+) (\d{1,15}) (\d{1,15})$/;

/** Parses an index. Truncated and malformed lines are skipped. */
export function* readIndex(text: string): Iterable<IndexEntry> {
  for (let start = 0, end = text.indexOf('\n'); end >= 0; start = end + 1, end = text.indexOf('\n', start)) {
    const [, key = '', at, length] = line.exec(text.slice(start, end)) ?? [];
    if (key !== '') yield { key, at: Number(at), length: Number(length) };
  }
}
