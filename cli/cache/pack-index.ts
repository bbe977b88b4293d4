/** Where a value lies in its segment. */
export type Place = { key: string; at: number; length: number };

/** The line of a value. Keys have no spaces. */
export function indexLine({ key, at, length }: Place): string {
  return `${key} ${at} ${length}\n`;
}

const line = /^([^ \n]+) (\d{1,15}) (\d{1,15})$/;

/** The places in an index; a line that was cut off, or is no line of ours, counts as none. */
export function* readIndex(text: string): Iterable<Place> {
  for (let start = 0, end = text.indexOf('\n'); end >= 0; start = end + 1, end = text.indexOf('\n', start)) {
    const [, key = '', at, length] = line.exec(text.slice(start, end)) ?? [];
    if (key !== '') yield { key, at: Number(at), length: Number(length) };
  }
}
