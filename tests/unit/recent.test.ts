import { expect, it } from 'vitest';
import { openRecent } from '../../cli/recent.ts';

it('what was asked for longest ago makes room', () => {
  const recent = openRecent<number>(2);
  recent.set('a', 1);
  recent.set('b', 2);
  expect(recent.get('a')).toBe(1);
  recent.set('c', 3);
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3]);
  recent.set('a', 4);
  expect([recent.get('a'), recent.get('c')]).toEqual([4, 3]);
});
