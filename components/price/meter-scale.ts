import type { Meter } from '../../config/rules/price.ts';
import { positionOf, type Scale, valueAt } from '../tool/scale.ts';

/** Powers of ten on a slider. */
const powers = 5;

/** Quantities of a meter on a slider: up to the power of ten above its last bound and above all that is at least to be had. */
export function meterScale({ tiers }: Meter, quantities: readonly number[]): Scale {
  const bounds = tiers.flatMap(({ upTo }) => upTo ?? []);
  const power = Math.max(powers, Math.ceil(Math.log10(Math.max(1, ...bounds, ...quantities))));
  return { from: 10 ** (power - powers), to: 10 ** power, log: true };
}

/** What a position of the slider stands for; the first one is nothing. */
export const quantityAt = (scale: Scale, position: number) => (position === 0 ? 0 : valueAt(scale, position));

/** The position of a quantity: only nothing is the first. */
export const sliderAt = (scale: Scale, quantity: number) =>
  quantity === 0 ? 0 : Math.max(1, positionOf(scale, quantity));
