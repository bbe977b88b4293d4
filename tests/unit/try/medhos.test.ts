import { expect, it } from 'vitest';
import { runThrough } from '../../../components/try/machine.ts';
import { prescription, returnedOnce, statusOf } from '../../../pages/solutions/medhos/model.ts';

it('needs a second signature when the pharmacist sends it back', () => {
  expect(statusOf(returnedOnce)).toBe('已生效；签名 2 次，留痕 10 条');
});

it('lapses three days after it became valid, and must be written again', () => {
  const events = ['write', 'sign', 'queue', 'pass', 'lapse', 'write'].map((event, at) => [event, at] as const);
  expect(prescription.valid.after?.milliseconds).toBe(3 * 24 * 3_600_000);
  expect(runThrough({ machine: prescription, from: 'seen', events }).state).toBe('written');
});
