import { expect, it } from 'vitest';
import { firstMonth } from '../../../config/rules/censorship.ts';

it('a first month of censorship costs half of what is left after the gift, and people as listed', () => {
  expect(firstMonth({ text: 110_000, people: 100 })).toEqual([
    { name: '文本机审 110,000 条', how: '送 10,000，其余 ¥150.00 × 50%', fen: 7_500 },
    { name: '人工复审 100 件', how: '按件，不打折', fen: 600 },
  ]);
});
