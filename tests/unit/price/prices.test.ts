import { describe, expect, it } from 'vitest';
import { priceExamples } from '../../../config/price-examples.ts';
import { pricedProducts } from '../../../config/priced-products.ts';
import { legacySms, meterOf, priceListOf } from '../../../config/prices.ts';
import { discountOf, estimate, lineOf } from '../../../config/rules/price.ts';
import { price } from '../../../config/routes/price.ts';

describe('the price lists', () => {
  it('are those of the addresses below /price', () => {
    expect(price.map(({ path }) => path)).toEqual(['/price', ...pricedProducts.map((product) => `/price/${product}`)]);
  });

  it.each(pricedProducts)('of %s counts in whole fen, cheaper the more is used, without a gap', (product) => {
    for (const { tiers, per, gift } of priceListOf(product).meters) {
      expect([per, gift, ...tiers.map(({ fen }) => fen)].every(Number.isSafeInteger)).toBe(true);
      expect(tiers.at(-1)!.upTo).toBeNull();
      tiers.slice(1).forEach(({ fen, upTo }, index) => {
        expect(fen).toBeLessThan(tiers[index]!.fen);
        expect(upTo ?? Infinity).toBeGreaterThan(tiers[index]!.upTo!);
      });
    }
  });

  it.each(pricedProducts)('of %s sells no package that is dearer than counting', (product) => {
    for (const { meter: id, amount, fen } of priceListOf(product).packages) {
      const meter = meterOf(product, id);
      expect(fen).toBeLessThan(lineOf(meter, amount).fen);
      expect(discountOf({ meter, amount, fen })).toBeGreaterThanOrEqual(6);
    }
  });

  it.each(pricedProducts)('of %s has examples that name its meters and plans, and cost something', (product) => {
    const list = priceListOf(product);
    const costs = priceExamples[product].map(({ quantities, plan }) => {
      expect(Object.keys(quantities).filter((id) => !list.meters.some((meter) => meter.id === id))).toEqual([]);
      expect(plan === undefined || list.plans.some(({ id }) => id === plan)).toBe(true);
      return estimate({ tariff: list, quantities, ...(plan && { plan }) }).fen;
    });
    expect(Math.min(...costs)).toBeGreaterThan(0);
    expect([...costs].sort((a, b) => a - b)).toEqual(costs);
  });

  it('throw for a meter that does not exist', () => {
    // @ts-expect-error a literal that is no meter of the product
    expect(() => meterOf('im', 'none')).toThrow('im has no meter "none": it has mau, chatroom, storage');
  });

  it('have unit prices in the promotion table that follow from its amounts', () => {
    for (const { amount, money, unitPrice, srcUnitPrice } of [...legacySms.sms, ...legacySms.voiceSms]) {
      expect(Math.round((money / amount) * 1000)).toBe(Math.round(unitPrice * 1000));
      expect(unitPrice).toBeLessThan(srcUnitPrice);
    }
  });
});
