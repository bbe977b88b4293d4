import { expect, it } from 'vitest';
import { answered, type Key, press, start, statusOf } from '../../../pages/solutions/netcall-tv/model.ts';

const after = (...keys: Key[]) => keys.reduce(press, start);

it('calls the focused person with one key, and hangs up with one more', () => {
  const talking = answered(after('right', 'ok'));
  expect(statusOf(talking)).toBe('与儿子通话中，焦点在“挂断”，按了 2 个键');
  expect(press(talking, 'ok').at).toBe('ended');
});

it('stops at the edge and does not count keys without a meaning', () => {
  expect(after('left', 'up').keys).toBe(0);
  expect(after('right', 'right', 'right', 'right').focus).toBe(3);
});

it('does not answer a call that was cancelled', () => {
  expect(answered(after('ok', 'ok')).at).toBe('home');
});
