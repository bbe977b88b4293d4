import { describe, expect, it } from 'vitest';
import { leastOf, positions, quantityAt, sliderAt } from '../../../components/price/meter-scale.ts';
import { priceExamples } from '../../../config/price-examples.ts';
import { pricedProducts } from '../../../config/priced-products.ts';
import { meterOf, priceListOf } from '../../../config/prices.ts';

describe('a slider of a quantity', () => {
  it('begins with nothing, and ends above the last bound and every example', () => {
    for (const product of pricedProducts) {
      const examples = priceExamples[product].map(({ quantities }) => quantities as Record<string, number>);
      for (const meter of priceListOf(product).meters) {
        const used = examples.map(({ [meter.id]: quantity = 0 }) => quantity);
        const least = leastOf(meter, used);
        expect(quantityAt(least, 0), `${product} ${meter.id}`).toBe(0);
        const most = Math.max(...used, ...meter.tiers.map(({ upTo }) => upTo ?? 0));
        expect(quantityAt(least, positions), `${product} ${meter.id}`).toBeGreaterThan(most);
      }
    }
  });

  it('has a place for each quantity: nothing alone is the first', () => {
    const least = leastOf(meterOf('im', 'mau'), [200_000]);
    expect(sliderAt(least, 0)).toBe(0);
    expect(sliderAt(least, 1)).toBe(1);
    expect(sliderAt(least, 1e9)).toBe(positions);
    for (let position = 5; position <= positions; position += 5)
      expect(sliderAt(least, quantityAt(least, position))).toBe(position);
  });
});
