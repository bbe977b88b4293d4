import { describe, expect, it } from 'vitest';
import { isCurrentNotice } from '../../../config/rules/notices.ts';
import { hasCookie } from '../../../config/rules/visitor.ts';

const notice = { notice: 'sms', from: '100', until: '300' };

describe('a notice below the header', () => {
  it('is current from its start until its end', () => {
    expect([99, 100, 299, 300].map((now) => isCurrentNotice(notice, { now, gone: '' }))).toEqual([false, true, true, false]);
  });

  it('is not once it was put away, itself and not one of a similar name', () => {
    expect(['sms', 'im sms', 'sms im', 'sms-2', 'im'].map((gone) => isCurrentNotice(notice, { now: 100, gone }))).toEqual([false, false, false, true, true]);
  });
});

describe('a cookie', () => {
  it('counts when it has a value, wherever it stands', () => {
    expect(['a=1', 'b=2; a=1', 'a=1; b=2', 'a=', 'a=; b=2', 'ba=1', 'b=a=1', ''].map((cookies) => hasCookie(cookies, 'a'))).toEqual([
      true, true, true, false, false, false, false, false,
    ]);
  });
});
