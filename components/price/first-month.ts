import { offers } from '../../config/offers.ts';
import { priceListOf } from '../../config/prices.ts';
import { grouped, lineOf, yuan } from '../../config/rules/price.ts';
import * as words from './words.yaml';

const { percent, gift } = offers.censorship;

/** A first month at the offer: machine reviews without their gift and at their share, reviews by people as listed. */
export function firstMonth(quantities: Readonly<Record<string, number>>): { name: string; how: string; fen: number }[] {
  return priceListOf('censorship')
    .meters.filter(({ id }) => quantities[id] !== undefined)
    .map((meter) => {
      const quantity = quantities[meter.id]!;
      const name = `${meter.name} ${grouped(quantity)} ${meter.unit}`;
      if (meter.id === 'people') return { name, how: words.firstMonth.people, fen: lineOf(meter, quantity).fen };
      const { fen } = lineOf({ ...meter, gift }, quantity);
      return {
        name,
        how: words.firstMonth.machine({ price: yuan(fen) }),
        fen: Math.round((fen * percent) / 100),
      };
    });
}
