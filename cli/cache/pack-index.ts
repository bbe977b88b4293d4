/** Where a value lies. */
export type Record = {
  key: string;
  /** Name of the segment it lies in. */
  segment: string;
  at: number;
  length: number;
};

/** The line of a record. Keys have no spaces. */
export function indexLine({ key, at, length }: Omit<Record, 'segment'>): string {
  return `${key} ${at} ${length}\n`;
}

const line = /^([^ \n]+) (\d{1,15}) (\d{1,15})\n/gm;

/** The records of an index; a line that was cut off, or is no line of ours, counts as none. */
export function* readIndex({ segment, text }: { segment: string; text: string }): Iterable<Record> {
  for (const [, key = '', at, length] of text.matchAll(line)) yield { key, segment, at: Number(at), length: Number(length) };
}
