import { expect, it } from 'vitest';
import { callOf, first, readingOf } from '../../../pages/solutions/social-1v1/model.ts';

it('charges by the second and ends with the balance', () => {
  expect(callOf(first)).toMatchObject({ seconds: 400, cut: true, warned: 340, charged: 2_000, left: 0, pictures: 160 });
});

it('leaves what was not talked, and does not warn', () => {
  const call = { price: 3, balance: 50, wish: 2 };
  expect(callOf(call)).toMatchObject({ seconds: 120, cut: false, warned: null, charged: 600, left: 4_400 });
  expect(readingOf(call).status).toBe('通话 2:00，扣 ¥6.00，余 ¥44.00；一方挂断');
});

it('counts both people for what the app pays', () => {
  expect(callOf({ price: 1, balance: 100, wish: 10 }).ours).toBe(44);
});
