import { expect, it } from 'vitest';
import { actionAt, actions, length, moments, reading } from '../../../pages/solutions/remoteteller/model.ts';

it('every moment of the nine minutes belongs to one action, in their order', () => {
  const order = moments.map(actionAt);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect([order[0], order.at(-1)]).toEqual([0, actions.length - 1]);
  expect(moments.at(-1)).toBe(length);
});

it('says what is done at a moment', () => {
  expect(reading(390).status).toBe('6:30，问答：客户亲口回答，引擎当场判断');
});
