import { meterOf } from '../../../config/prices.ts';
import { roundYuan, unitPrice } from '../../../config/rules/price.ts';

/** The first tier of a meter of the phone list, as one unit of it is paid: `¥0.09/分钟`. */
export function priceOf(id: string): string {
  const { unit, per, tiers } = meterOf('cloudcall', id);
  const { fen } = tiers[0]!;
  return per === 1 ? `${roundYuan(fen)}/${unit}` : `${unitPrice({ fen, per })}/${unit}`;
}
