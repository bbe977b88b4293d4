import { expect, it } from 'vitest';
import { meterOf } from '../../../config/prices.ts';
import { billOf } from '../../../pages/products/nrtc-aws/model.ts';

const meters = {
  voice: meterOf('netcall', 'voice'),
  hd: meterOf('netcall', 'hd'),
  record: meterOf('netcall', 'record'),
};

it('takes gifts off first, and counts a unit for every fen', () => {
  const { texts } = billOf({ voice: 0, hd: 100_000, record: 1_000 }, meters);
  expect(texts).toMatchObject({
    'voice-how': '没有用到',
    'hd-how': '赠 5,000 ＋ 95,000 × ¥0.022',
    total: '¥2,120.00',
    units: '212,000',
  });
});
