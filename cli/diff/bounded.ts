/** The first entries of a list, and the number of the others. */
export type Bounded<Entry> = { shown: readonly Entry[]; more: number };

export type BoundedList<Entry> = Bounded<Entry> & { push(entry: Entry): void };

/** A list that keeps the first `most` entries and counts the others. */
export function boundedList<Entry>(most: number): BoundedList<Entry> {
  const shown: Entry[] = [];
  let more = 0;
  return {
    shown,
    get more() {
      return more;
    },
    push(entry) {
      if (shown.length < most) shown.push(entry);
      else more += 1;
    },
  };
}

/** The first entries of a whole list. */
export function firstOf<Entry>(entries: readonly Entry[], most: number): Bounded<Entry> {
  return { shown: entries.slice(0, most), more: Math.max(0, entries.length - most) };
}

/** How many entries a list has, shown or not. */
export const sizeOf = ({ shown, more }: Bounded<unknown>) => shown.length + more;
