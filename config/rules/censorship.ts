import { offers } from '../offers.ts';
import { priceListOf } from '../prices.ts';
import { grouped, lineOf, yuan } from './price.ts';

const { percent, gift } = offers.censorship;

/** A first month at the offer: machine reviews without their gift and at their share, reviews by people as listed. */
export function firstMonth(quantities: Readonly<Record<string, number>>): { name: string; how: string; fen: number }[] {
  return priceListOf('censorship')
    .meters.filter(({ id }) => quantities[id] !== undefined)
    .map((meter) => {
      const quantity = quantities[meter.id]!;
      const name = `${meter.name} ${grouped(quantity)} ${meter.unit}`;
      if (meter.id === 'people') return { name, how: '按件，不打折', fen: lineOf(meter, quantity).fen };
      const { fen } = lineOf({ ...meter, gift }, quantity);
      return {
        name,
        how: `送 ${grouped(gift)}，其余 ${yuan(fen)} × ${percent}%`,
        fen: Math.round((fen * percent) / 100),
      };
    });
}
