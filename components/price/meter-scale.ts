import type { Meter } from '../../config/rules/price.ts';

/** Places of a slider after the first one, which is nothing: five powers of ten, twenty for each. */
export const positions = 100;
const powers = 5;
const each = positions / powers;

/** The least quantity on the slider of a meter: it ends a power of ten above the last bound and the quantities that it is to reach. */
export function leastOf({ tiers }: Meter, quantities: readonly number[]): number {
  const most = Math.max(1, ...quantities, ...tiers.map(({ upTo }) => upTo ?? 0));
  return 10 ** Math.max(0, Math.floor(Math.log10(most)) + 1 - powers);
}

/** What a position of the slider stands for, with two digits that count. */
export const quantityAt = (least: number, position: number) =>
  position && Math.round(Number((least * 10 ** (position / each)).toPrecision(2)));

/** The position of a quantity. */
export const sliderAt = (least: number, quantity: number) =>
  quantity && Math.min(Math.max(Math.round(Math.log10(quantity / least) * each), 1), positions);
