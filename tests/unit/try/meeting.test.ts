import { expect, it } from 'vitest';
import { entries, last, statusAt, textsAt } from '../../../pages/products/meeting/model.ts';

it('has written what was said by a minute, and nothing later', () => {
  expect(statusAt(5)).toBe('07:45，平台二在说；纪要 3 条，决议 1，待办 1');
  expect(textsAt(5)['line3']).toBe('');
  expect(Object.keys(textsAt(last))).toHaveLength(entries.length + 1);
});
