import { expect, it } from 'vitest';
import { middlewareSizes } from '../../../config/middleware-sizes.ts';
import { picture, reading, sizes, totalOf } from '../../../pages/products/yys-middleware/model.ts';

it('each size carries more than the one before it, and costs more', () => {
  for (const service of Object.values(middlewareSizes))
    for (const key of ['memory', 'rate', 'room', 'connections', 'fen'] as const) {
      const values = service.map((size) => size[key]);
      expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
    }
});

it('the total is that of one instance of each service', () => {
  expect(totalOf(0)).toBe(9_800 + 19_800 + 24_800 + 29_800);
  expect(reading(2)).toEqual({
    texts: { size: '中型', total: '¥8,140' },
    status: '中型规格，四种各一个，每月 ¥8,140',
  });
});

it('the largest rack lights every lamp in both drawings', () => {
  const lit = sizes.map((size) => picture({ size }).match(/<circle[^>]*fill="var\(--second\)"/g)?.length);
  expect(lit).toEqual([8, 16, 24, 32, 40]);
});
