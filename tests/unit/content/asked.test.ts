import { expect, it } from 'vitest';
import { askedOf, readAsked } from '../../../cli/content/asked.ts';

it.each([
  { call: 'navigation', request: {} },
  { call: 'blogList', request: { page: 2, type: 'a b' } },
])('what was asked is read out of its text: $call', (ask) => {
  expect(readAsked(askedOf(ask))).toEqual(ask);
});
