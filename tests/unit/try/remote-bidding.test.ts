import { expect, it } from 'vitest';
import { picture, reading, seats } from '../../../pages/solutions/remote-bidding/model.ts';

it('experts never hear each other’s own voice', () => {
  expect(reading('expert').status).toBe('专家甲：听得到 4 路变声');
  expect(reading('supervisor').status).toBe('监督员：听得到 5 路原声');
  expect(reading('bidder').status).toBe('投标人：一路也听不到');
});

it('an expert’s plan does not name the cities of the others', () => {
  for (const { value } of seats) expect(picture(value).includes('浔江'), value).toBe(value !== 'expert');
});
