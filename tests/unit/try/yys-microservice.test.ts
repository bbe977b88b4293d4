import { expect, it } from 'vitest';
import { picture, result, statusOf, textsOf, type Toggle } from '../../../pages/products/yys-microservice/model.ts';

const after = (...on: Toggle[]) => result(new Set(on));

it('a dead service that pages can do without takes orders with it, unless its breaker is on', () => {
  expect(after('recommend')).toEqual({ browse: 60, order: 60, slowest: 1048, needed: 328 });
  expect(after('recommend', 'breaker')).toMatchObject({ browse: 100, order: 100 });
});

it('a breaker does not replace a service that orders need', () => {
  expect(after('pay', 'breaker')).toMatchObject({ browse: 100, order: 0 });
  expect(statusOf(new Set(['pay', 'breaker']))).toBe('支付停机，熔断已启用：浏览 100%，下单 0%，网关线程 34 / 200');
});

it('the graph marks what waits, at both widths', () => {
  expect(picture(new Set(['recommend'])).match(/在等/g)).toHaveLength(2 * 2);
  expect(textsOf(new Set(['recommend', 'breaker']))['needed']).toBe('29 / 200');
});
