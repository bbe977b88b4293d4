import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PriceCurve } from '../../../components/price/price-curve.tsx';
import { pricedProducts } from '../../../config/priced-products.ts';
import { meterOf, priceListOf } from '../../../config/prices.ts';
import { estimate } from '../../../config/rules/price.ts';
import { averagePrice, priceCurve } from '../../../config/rules/price-curve.ts';

const mau = meterOf('im', 'mau');

describe('a price curve', () => {
  it('shows the average of gift and tiers at each quantity', () => {
    // 12,000 users: 100 free, 10,000 at 36 fen, 1,900 at 30 fen.
    expect(averagePrice(mau, 12_000)).toBe((10_000 * 36 + 1_900 * 30) / 12_000);
    const { average } = priceCurve(mau, [])!;
    for (const { quantity, fen } of average) expect(fen).toBe(averagePrice(mau, quantity));
  });

  it('extends from a tenth of the first tier to ten times the last bound', () => {
    const { from, to, average } = priceCurve(mau, [])!;
    expect([from, to]).toEqual([3, 7]);
    expect([average[0]!.quantity, average.at(-1)!.quantity]).toEqual([1_000, 10_000_000]);
  });

  it('places a package at the quantity of one month of its validity', () => {
    const { prepaid, from } = priceCurve(meterOf('sms', 'notice'), [{ amount: 10_000, fen: 49_000, months: 24 }])!;
    expect(prepaid).toEqual([{ quantity: 10_000 / 24, fen: 4.9 }]);
    expect(from).toBe(2);
  });

  it('does not exist for a meter with a single price', () => {
    expect(priceCurve(meterOf('im', 'storage'), [])).toBeNull();
  });

  it('has no average above the price of the first tier, for any product', () => {
    for (const product of pricedProducts)
      for (const meter of priceListOf(product).meters)
        for (const { quantity, fen } of priceCurve(meter, [])?.average ?? [])
          expect(fen).toBeLessThanOrEqual(meter.tiers[0]!.fen / meter.per + 0.5 / quantity);
  });
});

describe('the drawing of a price curve', () => {
  const draw = (quantities: Record<string, number>) =>
    renderToStaticMarkup(
      <PriceCurve
        estimate={estimate({ tariff: priceListOf('im'), quantities })}
        packages={priceListOf('im').packages}
      />,
    );

  it('names the average price of the meter that costs most, and marks it', () => {
    const drawn = draw({ mau: 12_000, chatroom: 1_000 });
    expect(drawn).toMatch(/月活跃用户平均每人 <strong class="[^"]*">¥0\.348<\/strong>/);
    expect(draw({ mau: 200, chatroom: 90_000 })).toContain('聊天室峰值在线');
  });

  it('marks no quantity where none is entered', () => {
    const drawn = draw({});
    expect(drawn).not.toContain('<strong');
    expect(drawn).toContain('月活跃用户平均每人');
  });

  it('keeps a quantity beyond its axis at the end', () => {
    expect(draw({ mau: 1_000_000_000 })).toContain('cx="394"');
    expect(draw({ mau: 1 })).toContain('cx="26"');
  });
});
