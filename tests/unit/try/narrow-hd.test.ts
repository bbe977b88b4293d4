import { expect, it } from 'vitest';
import measured from '../../../components/footage/material/measured.json' with { type: 'json' };
import { gigabytesAnHour, streamRates } from '../../../config/live-lines.ts';
import { measurements } from '../../../config/measurements.ts';
import { priceExamples } from '../../../config/price-examples.ts';
import { breakEven, statusOf } from '../../../pages/products/narrow-hd/model.ts';

it('saves what was measured', () => {
  expect(measurements.narrowHd).toBe(Math.round(measured.saved));
});

it('is in the example of its price: a thousand viewers of 720p, two hours an evening', () => {
  const plain = 60 * 1000 * gigabytesAnHour(streamRates[720]);
  expect(priceExamples.live[1].quantities.traffic).toBe(Math.round(plain * (1 - measurements.narrowHd / 100)));
});

it('has fewer bits and is as clear where one looks', () => {
  expect(measured.narrow.kbit).toBeLessThan(measured.plain.kbit);
  expect(measured.narrow.inside).toBeGreaterThanOrEqual(measured.plain.inside);
});

it('says on which side of the handle which encoding is', () => {
  expect(statusOf(30, measured)).toMatch(/^左边 30% 是普通编码，[\d,]+ kbps；右边是窄带高清，/);
});

it('pays for the encoding from so many viewers on', () => {
  expect(breakEven({ encoding: 3_200, traffic: 24, gigabytes: 0.675, saved: 0.5 })).toBe(24);
});
