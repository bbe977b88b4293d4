/** Occupant of each seat; null for an empty seat. */
export type Seating = Readonly<Record<string, string | null>>;

/** The seating after a person moves to a seat; its occupant moves to the seat that became free. */
export function moved({ seating, from, to }: { seating: Seating; from: string; to: string }): Seating {
  return { ...seating, [from]: seating[to] ?? null, [to]: seating[from] ?? null };
}

/** Left, top, width and height, each as a share of the whole. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** How pictures share a frame: side by side, one large and the rest in a row below, or a grid that is as square as it can be. */
export const layouts = {
  side: (count) => Array.from({ length: count }, (_, index): Box => [index / count, 0, 1 / count, 1]),
  speaker: (count) =>
    count < 2
      ? [[0, 0, 1, 1]]
      : Array.from(
          { length: count },
          (_, index): Box => (index === 0 ? [0, 0, 1, 0.75] : [(index - 1) / (count - 1), 0.75, 1 / (count - 1), 0.25]),
        ),
  grid: (count) => {
    const columns = Math.ceil(Math.sqrt(count));
    const rows = Math.ceil(count / columns);
    return Array.from({ length: count }, (_, index): Box => {
      const row = Math.floor(index / columns);
      // The last row is as wide as the others, however few there are in it.
      const inRow = row === rows - 1 ? count - row * columns : columns;
      return [(index % columns) / inRow, row / rows, 1 / inRow, 1 / rows];
    });
  },
} as const satisfies Record<string, (count: number) => readonly Box[]>;
export type LayoutName = keyof typeof layouts;
