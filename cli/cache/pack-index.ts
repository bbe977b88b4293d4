/** Where a value lies. */
export type Entry = {
  key: string;
  /** Name of the segment it lies in. */
  segment: string;
  at: number;
  length: number;
};

/** The line of an entry. Keys have no spaces. */
export function indexLine({ key, at, length }: Omit<Entry, 'segment'>): string {
  return `${key} ${at} ${length}\n`;
}

const line = /^([^ \n]+) (\d{1,15}) (\d{1,15})\n/gm;

/** The entries of an index; a line that was cut off, or is no line of ours, counts as none. */
export function* readIndex({ segment, text }: { segment: string; text: string }): Iterable<Entry> {
  for (const [, key = '', at, length] of text.matchAll(line)) yield { key, segment, at: Number(at), length: Number(length) };
}
