import { expect, it } from 'vitest';
import { minutesTo, statusOf, usual } from '../../../pages/products/service/model.ts';

it('counts the minutes to an answer from when the desk of the tier opens', () => {
  expect(statusOf(usual)).toBe('标准档，23:00，一级：10 小时 15 分钟内由值班工程师答复');
  expect(minutesTo({ tier: 0, level: 0, hour: 8 })).toBe(75);
  expect(minutesTo({ tier: 0, level: 3, hour: 9 })).toBe(15);
  expect(minutesTo({ tier: 2, level: 0, hour: 23 })).toBe(10);
});
