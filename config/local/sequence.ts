/**
 * A lazy list: elements are created when they are read.
 */
export type Sequence<Thing> = { length: number; at(position: number): Thing };

export function sequenceOf<Thing>(things: readonly Thing[]): Sequence<Thing> {
  return { length: things.length, at: (position) => things[position] as Thing };
}

export function concatenated<Thing>(first: Sequence<Thing>, second: Sequence<Thing>): Sequence<Thing> {
  return {
    length: first.length + second.length,
    at: (position) => (position < first.length ? first.at(position) : second.at(position - first.length)),
  };
}

/** The elements from `from` to before `to`, like `Array.slice`. */
export function slice<Thing>(sequence: Sequence<Thing>, from: number, to: number): Thing[] {
  const end = Math.min(to, sequence.length);
  return Array.from({ length: Math.max(0, end - from) }, (_, index) => sequence.at(from + index));
}
