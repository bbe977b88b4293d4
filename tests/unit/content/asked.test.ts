import { expect, it } from 'vitest';
import { requestKey, parseRequestKey } from '../../../cli/content/request-key.ts';

it.each([
  { call: 'navigation', request: {} },
  { call: 'blogList', request: { page: 2, type: 'a b' } },
])('what was asked is read out of its text: $call', (ask) => {
  expect(parseRequestKey(requestKey(ask))).toEqual(ask);
});
