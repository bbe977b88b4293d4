import { expect, it } from 'vitest';
import { offices } from '../../../config/offices.ts';

it('somebody is at work in one of the offices at every hour of a day', () => {
  const staffed = new Set(
    offices.flatMap(({ ahead, hours: [from, to] }) =>
      Array.from({ length: to - from }, (_, hour) => (from + hour - ahead + 24) % 24),
    ),
  );
  expect(staffed.size).toBe(24);
});
