import { describe, expect, it } from 'vitest';
import { meterScale, quantityAt, sliderAt } from '../../../components/price/meter-scale.ts';
import { positions } from '../../../components/tool/scale.ts';
import { priceExamples } from '../../../config/price-examples.ts';
import { pricedProducts } from '../../../config/priced-products.ts';
import { priceListOf } from '../../../config/prices.ts';
import { meterOf } from '../../../config/prices.ts';

describe('a slider of a quantity', () => {
  const users = meterOf('im', 'mau');

  it('begins with nothing, and ends above the last bound and every example', () => {
    for (const product of pricedProducts) {
      const examples = priceExamples[product].map(({ quantities }) => quantities as Record<string, number>);
      for (const meter of priceListOf(product).meters) {
        const used = examples.map(({ [meter.id]: quantity = 0 }) => quantity);
        const scale = meterScale(meter, used);
        expect(quantityAt(scale, 0), `${product} ${meter.id}`).toBe(0);
        const most = Math.max(...used, ...meter.tiers.map(({ upTo }) => upTo ?? 0));
        expect(quantityAt(scale, positions), `${product} ${meter.id}`).toBeGreaterThanOrEqual(most);
      }
    }
  });

  it('has a place for each quantity: nothing alone is the first', () => {
    const scale = meterScale(users, [200_000]);
    expect(sliderAt(scale, 0)).toBe(0);
    expect(sliderAt(scale, 1)).toBe(1);
    expect(sliderAt(scale, 1e9)).toBe(positions);
    for (let position = 5; position <= positions; position += 5)
      expect(sliderAt(scale, quantityAt(scale, position))).toBe(position);
  });
});
