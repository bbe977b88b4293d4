import { describe, expect, it } from 'vitest';
import { isWithin } from '../../../config/rules/notices.ts';

describe('a notice below the header', () => {
  it('is for the time from its start until its end', () => {
    expect([99, 100, 299, 300].map((now) => isWithin({ from: '100', until: '300' }, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
