import { describe, expect, it } from 'vitest';
import { firstPrice, priceOf } from '../../../components/price/told.ts';
import { meterOf, pricedProducts, priceListOf } from '../../../config/prices.ts';

describe('a price as it is read', () => {
  it('is for one unit where that can be pictured, else for a thousand', () => {
    expect(firstPrice(meterOf('sms', 'notice'))).toEqual({ price: '¥0.052', unit: '每条' });
    expect(firstPrice(meterOf('netcall', 'hd'))).toEqual({ price: '¥22', unit: '每千分钟' });
    expect(firstPrice(meterOf('cloudcall', 'number'))).toEqual({ price: '¥30', unit: '每个' });
    expect(firstPrice(meterOf('live', 'traffic')).unit).toBe('每 GB');
  });

  it('comes from the price list, by name', () => {
    expect(priceOf('im', 'mau')).toBe('¥0.36');
  });

  it('is there for every meter', () => {
    for (const product of pricedProducts) for (const meter of priceListOf(product).meters) expect(firstPrice(meter).price).toMatch(/^¥\d/);
  });
});
