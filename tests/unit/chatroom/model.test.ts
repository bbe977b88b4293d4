import { describe, expect, it } from 'vitest';
import { productLimits } from '../../../config/product-limits.ts';
import { meterOf } from '../../../config/prices.ts';
import { droppedOf, rates, readingOf, secondOf, wallPicture } from '../../../pages/products/chatroom/model.ts';

const meter = meterOf('im', 'chatroom');

describe('a second of a chatroom', () => {
  it('adds up to what the room got, and never to more than a screen takes', () => {
    for (const rate of rates) {
      const { notices, gifts, bullets, lines } = secondOf(rate);
      expect(notices + gifts + bullets).toBe(rate);
      expect(lines).toBe(Math.min(rate, productLimits.chatroom.screen));
    }
  });

  it('drops bullets only, and more of them the more there are', () => {
    expect(rates.map(droppedOf)).toEqual(['0', '53', '84', '92', '96', '98', '99.2', '99.6']);
  });

  it('says what the dials amount to', () => {
    expect(readingOf({ meter, rate: 20_000, crowd: 500_000 }).texts).toMatchObject({
      gifts: '800',
      merged: 20,
      shown: 78,
      deliveries: '5,000 万',
      price: '¥21,000',
    });
  });

  it('shows every gift, and bullets in their share', () => {
    const bright = (rate: number) => wallPicture({ rate }).split('fill="var(--tint)"').length - 1;
    expect(bright(100)).toBeGreaterThan(100);
    expect(bright(20_000)).toBe(1);
    expect(wallPicture({ rate: 20_000 })).toContain('灯牌 ×40');
  });
});
