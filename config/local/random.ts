/** Seeded pseudorandom numbers (mulberry32). */
export type Random = {
  /** An integer from `low` to `high`, inclusive. */
  between(low: number, high: number): number;
  pick<Thing>(things: readonly Thing[]): Thing;
  shuffle<Thing>(things: readonly Thing[]): Thing[];
};

export function randomOf(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    pick: (things) => things[between(0, things.length - 1)] as (typeof things)[number],
    shuffle: (things) =>
      things
        .map((thing) => ({ thing, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ thing }) => thing),
  };
}
