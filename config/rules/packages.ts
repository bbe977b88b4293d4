import { estimate, lineOf, type Tariff } from './price.ts';

/** A prepaid package of minutes, in fen. */
export type Pack = { amount: number; fen: number };

/** Packaged minutes that a minute of each meter takes. A meter that is not named is never paid from a package. */
export type Weights = Readonly<Record<string, number>>;

type Usage = {
  tariff: Tariff;
  /** The same quantities every month, by meter. */
  quantities: Readonly<Record<string, number>>;
  weights: Weights;
};

/** How many packages of each kind, what a year costs with them, and what it comes to. */
export type Purchase = {
  packs: readonly (Pack & { count: number })[];
  /** What is charged in each month besides, in fen. */
  months: readonly number[];
  /** Packaged minutes that expire. */
  left: number;
  fen: number;
};

const year = 12;

/** Packaged minutes that a month takes, after what is given each month. */
export function needOf({ tariff, quantities, weights }: Usage): number {
  return estimate({ tariff, quantities }).lines.reduce(
    (sum, { meter, quantity, gift }) => sum + (quantity - gift) * (weights[meter.id] ?? 0),
    0,
  );
}

/**
 * A year with packages: each month first uses what is given, then the packages, then the price list. In the month in which the packages
 * end, they pay the same share of every meter.
 */
export function yearWith({ packs, ...usage }: Usage & { packs: Purchase['packs'] }): Purchase {
  const { tariff, quantities, weights } = usage;
  const { lines } = estimate({ tariff, quantities });
  const need = needOf(usage);
  let left = packs.reduce((sum, { amount, count }) => sum + amount * count, 0);
  const months = Array.from({ length: year }, () => {
    const covered = Math.min(left, need);
    left -= covered;
    const open = need > 0 ? 1 - covered / need : 1;
    return lines.reduce((sum, { meter, quantity, gift, fen }) => {
      if (!weights[meter.id]) return sum + fen;
      return sum + lineOf(meter, gift + Math.ceil((quantity - gift) * open)).fen;
    }, 0);
  });
  const paid = packs.reduce((sum, { fen, count }) => sum + fen * count, 0);
  return { packs: packs.filter(({ count }) => count > 0), months, left, fen: months.reduce((a, b) => a + b, paid) };
}

const cheapest = (purchases: readonly Purchase[]) =>
  purchases.reduce((best, other) => (other.fen < best.fen ? other : best));

/** A year with packages of one kind: as many as it uses up, or one more, whichever is less. At least one. */
export function yearOfOne({ pack, ...usage }: Usage & { pack: Pack }): Purchase {
  const exact = Math.floor((needOf(usage) * year) / pack.amount);
  return cheapest([Math.max(exact, 1), exact + 1].map((count) => yearWith({ ...usage, packs: [{ ...pack, count }] })));
}

/** The cheapest year: for each kind, largest first, as many as the rest uses up or one more; none at all where the list price is less. */
export function cheapestYear({ packs, ...usage }: Usage & { packs: readonly Pack[] }): Purchase {
  const branches = (kinds: readonly Pack[], rest: number): Purchase['packs'][] => {
    const [pack, ...others] = kinds;
    if (!pack) return [[]];
    const exact = Math.floor(rest / pack.amount);
    return [exact, exact + 1].flatMap((count) =>
      branches(others, Math.max(rest - count * pack.amount, 0)).map((more) => [{ ...pack, count }, ...more]),
    );
  };
  const largestFirst = [...packs].sort((one, other) => other.amount - one.amount);
  return cheapest(
    [[], ...branches(largestFirst, needOf(usage) * year)].map((chosen) => yearWith({ ...usage, packs: chosen })),
  );
}
