import { describe, expect, it } from 'vitest';
import { firstPrice } from '../../../components/price/first-price.ts';
import { priceOf, priceRanges, ratePrice, spokenFirst, spokenPrice } from '../../../pages/price/price/told.ts';
import { pricedProducts } from '../../../config/priced-products.ts';
import { meterOf, priceListOf } from '../../../config/prices.ts';

describe('a price as it is read', () => {
  it('is for one unit if that is a readable amount, else for a thousand', () => {
    expect(firstPrice(meterOf('sms', 'notice'))).toEqual({ price: '¥0.052', unit: '每条' });
    expect(firstPrice(meterOf('netcall', 'hd'))).toEqual({ price: '¥22', unit: '每千分钟' });
    expect(firstPrice(meterOf('cloudcall', 'number'))).toEqual({ price: '¥30', unit: '每个' });
    expect(firstPrice(meterOf('live', 'traffic')).unit).toBe('每 GB');
  });

  it('comes from the price list, by name', () => {
    expect(priceOf('im', 'mau')).toBe('¥0.36');
  });

  it('spans the tiers and the packages of a meter, with as many decimals at both ends', () => {
    expect(priceRanges('netcall', 'hd')).toEqual({ metered: '¥22 至 ¥18', prepaid: '¥19.80 至 ¥15.40' });
    expect(priceRanges('sms', 'notice')).toEqual({ metered: '¥0.052 至 ¥0.042', prepaid: '¥0.049 至 ¥0.040' });
    expect(priceRanges('vod', 'traffic')).toEqual({ metered: '¥0.23 至 ¥0.18', prepaid: '¥0.207 至 ¥0.184' });
    expect(priceRanges('censorship', 'image')).toEqual({ metered: '¥1.60 至 ¥1.00', prepaid: '¥1.36 至 ¥1.12' });
  });

  it('comes from the rates, too', () => {
    expect(ratePrice('live', 'bandwidth')).toBe('¥0.62');
    expect(ratePrice('whiteboard', 'room')).toBe('¥1,200');
    expect(() => ratePrice('live', 'none')).toThrow('live has no rate "none": it has bandwidth,');
  });

  it.each([
    [150, '一元五角'],
    [240, '两元四角'],
    [500, '五元'],
    [12, '一角二分'],
    [4, '四分'],
    [5.2, '五分二'],
  ])('of %d fen is said as %s', (fen, said) => {
    expect(spokenPrice(fen)).toBe(said);
  });

  it('is written in words for one unit or for many', () => {
    expect(spokenFirst('sms', 'notice')).toBe('五分二');
    expect(spokenFirst('vod', 'secure', 1_000)).toBe('五元');
  });

  it('is there for every meter', () => {
    for (const product of pricedProducts)
      for (const meter of priceListOf(product).meters) expect(firstPrice(meter).price).toMatch(/^¥\d/);
  });
});
