/**
 * Things in an order, read by position. Nothing of a thing is made before it is read, so a sequence of a hundred
 * thousand costs as much as one of ten.
 */
export type Sequence<Thing> = { length: number; at(position: number): Thing };

/** A sequence of what is there already. */
export function sequenceOf<Thing>(things: readonly Thing[]): Sequence<Thing> {
  return { length: things.length, at: (position) => things[position] as Thing };
}

/** One sequence after another. */
export function joined<Thing>(first: Sequence<Thing>, second: Sequence<Thing>): Sequence<Thing> {
  return {
    length: first.length + second.length,
    at: (position) => (position < first.length ? first.at(position) : second.at(position - first.length)),
  };
}

/** The things from one position to before another, as far as the sequence reaches. */
export function between<Thing>(sequence: Sequence<Thing>, from: number, to: number): Thing[] {
  const end = Math.min(to, sequence.length);
  return Array.from({ length: Math.max(0, end - from) }, (_, index) => sequence.at(from + index));
}
