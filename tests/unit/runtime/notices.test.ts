import { describe, expect, it } from 'vitest';
import { currentNotice } from '../../../config/rules/notices.ts';

const notices = [
  { id: 'past', from: 0, until: 100 },
  { id: 'first', from: 100, until: 300 },
  { id: 'second', from: 200, until: 400 },
];
const at = (now: number, dismissed: readonly string[] = []) => currentNotice({ notices, now, dismissed })?.id ?? null;

describe('the notice below the header', () => {
  it('is the first that is current', () => {
    expect([0, 99, 100, 200, 299, 300].map((now) => at(now))).toEqual(['past', 'past', 'first', 'first', 'first', 'second']);
  });

  it('shows until its end, not at it', () => {
    expect([399, 400].map((now) => at(now))).toEqual(['second', null]);
  });

  it('is none that was put away', () => {
    expect(at(250, ['first'])).toBe('second');
    expect(at(150, ['first'])).toBe(null);
  });
});
