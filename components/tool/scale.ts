/** The values of a number field and its slider. */
export type Scale = {
  from: number;
  to: number;
  /** Evenly spread over the powers of ten: for quantities that differ by factors. */
  log?: boolean;
  /** Decimals that a value may have. */
  decimals?: number;
};

/** Steps of a slider. */
export const positions = 100;

/** The value of a slider's position: from the log scale with two digits that count. */
export function valueAt(scale: Scale, position: number): number {
  const { from, to, log = false } = scale;
  const share = position / positions;
  return numberOf(scale, log ? Number((from * (to / from) ** share).toPrecision(2)) : from + (to - from) * share);
}

/** The position of a slider that is nearest to a value. */
export function positionOf({ from, to, log = false }: Scale, value: number): number {
  const share = log ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);
  return Math.round(Math.min(Math.max(share, 0), 1) * positions);
}

/** The typed value, limited to the scale; the minimum for an empty or invalid one. */
export function numberOf({ from, to, decimals = 0 }: Scale, typed: string | number): number {
  const value = Number(typed);
  const whole = Number.isFinite(value) ? Math.round(value * 10 ** decimals) / 10 ** decimals : from;
  return Math.min(Math.max(whole, from), to);
}
