import { expect, it } from 'vitest';
import { runThrough } from '../../../components/try/machine.ts';
import { example, order, statusOf } from '../../../pages/products/connection/model.ts';

it('an order keeps its number for forty minutes after delivery, and nobody is reached after that', () => {
  expect(statusOf(example)).toBe('已送达，号码再留 40 分钟；记录 7 条');
  expect(order['kept']!.after).toEqual({ milliseconds: 2_400_000, event: 'release' });
  const late = runThrough({
    machine: order,
    from: 'free',
    events: ['order', 'deliver', 'release', 'customer'].map((event, at) => [event, at] as const),
  });
  expect(late.log.at(-1)).toMatchObject({ by: '平台', what: '语音提示' });
});
