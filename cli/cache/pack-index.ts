/** Where a value lies, and what is known of it without reading it. */
export type Record = {
  key: string;
  /** Name of the segment it lies in. */
  segment: string;
  at: number;
  length: number;
  check: string;
  about: string;
};

/** The line of a record. Keys have no spaces, and `about` no line breaks. */
export function indexLine({ key, at, length, check, about }: Omit<Record, 'segment'>): string {
  return `${key} ${at} ${length} ${check} ${about}\n`;
}

/** The records of an index; a line that was cut off, or is no line of ours, counts as none. */
export function* readIndex({ segment, text }: { segment: string; text: string }): Iterable<Record> {
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start);
    if (end < 0) return;
    const first = text.indexOf(' ', start);
    const second = text.indexOf(' ', first + 1);
    const third = text.indexOf(' ', second + 1);
    const fourth = text.indexOf(' ', third + 1);
    const at = Number(text.slice(first + 1, second));
    const length = Number(text.slice(second + 1, third));
    const whole = first > start && second > first && third > second && fourth > third && fourth < end;
    if (whole && Number.isSafeInteger(at) && Number.isSafeInteger(length) && at >= 0 && length >= 0) {
      yield { key: text.slice(start, first), segment, at, length, check: text.slice(third + 1, fourth), about: text.slice(fourth + 1, end) };
    }
    start = end + 1;
  }
}
