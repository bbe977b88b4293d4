/**
 * Things in an order, read by position. Nothing of a thing is made before it is asked for, so a shelf of a hundred
 * thousand costs as much as one of ten.
 */
export type Shelf<Thing> = { length: number; at(position: number): Thing };

/** A shelf of what is there already. */
export function shelfOf<Thing>(things: readonly Thing[]): Shelf<Thing> {
  return { length: things.length, at: (position) => things[position] as Thing };
}

/** One shelf after another. */
export function joined<Thing>(first: Shelf<Thing>, second: Shelf<Thing>): Shelf<Thing> {
  return {
    length: first.length + second.length,
    at: (position) => (position < first.length ? first.at(position) : second.at(position - first.length)),
  };
}

/** The things from one position to before another, as far as the shelf reaches. */
export function between<Thing>(shelf: Shelf<Thing>, from: number, to: number): Thing[] {
  const end = Math.min(to, shelf.length);
  return Array.from({ length: Math.max(0, end - from) }, (_, index) => shelf.at(from + index));
}
