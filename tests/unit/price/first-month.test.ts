import { expect, it } from 'vitest';
import { firstMonth } from '../../../components/price/first-month.ts';

it('the first month of content review costs half after the free units, and human review the listed price', () => {
  expect(firstMonth({ text: 110_000, people: 100 })).toEqual([
    { name: '文本机审 110,000 条', how: '送 10,000，其余 ¥150.00 × 50%', fen: 7_500 },
    { name: '人工复审 100 件', how: '按件，不打折', fen: 600 },
  ]);
});
