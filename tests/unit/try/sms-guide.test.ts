import { describe, expect, it } from 'vitest';
import { datesOf, filedOn, stepCount, statusOf } from '../../../pages/phone/sms-guide/model.ts';
import { groups } from '../../../pages/phone/sms-guide/data.ts';

const ids = groups.flatMap(({ steps }) => steps.map(([id]) => id));
const on = (date: string, ...steps: readonly string[]) => new Map(steps.map((id) => [id, date]));

describe('the dates of a filing', () => {
  it('are the Friday and the Thursday after a Monday, as the SMS page says', () => {
    expect(datesOf('2026-11-23')).toEqual({
      filed: '11 月 23 日周一',
      earliest: '11 月 27 日周五',
      latest: '12 月 3 日周四',
    });
  });

  it('count from Monday after a weekend, and leave out holidays', () => {
    expect(datesOf('2026-11-28')).toEqual(datesOf('2026-11-30'));
    expect(datesOf('2026-12-28').earliest).toBe('1 月 4 日周一');
  });

  it('follow from the day of the last paper, and from today while one is missing', () => {
    const ticks = new Map([...on('2026-11-23', 'company', 'template'), ...on('2026-11-24', 'sign')]);
    expect(filedOn({ ticks, today: '2026-11-27' })).toBe('2026-11-24');
    ticks.delete('company');
    expect(filedOn({ ticks, today: '2026-11-27' })).toBe('2026-11-27');
  });
});

describe('the status', () => {
  const today = '2026-11-23';

  it('says when messages can go out if the papers are handed in today', () => {
    expect(statusOf({ ticks: new Map(), today })).toBe(
      '完成 0/8 步。11 月 23 日周一交齐材料，最早 11 月 27 日周五、最晚 12 月 3 日周四正式下发。',
    );
  });

  it('ends with the carriers, and with the own signature', () => {
    expect(ids).toHaveLength(stepCount);
    expect(statusOf({ ticks: on(today, 'carriers'), today })).toBe('完成 1/8 步。报备已通过，换上签名今天就能发。');
    expect(statusOf({ ticks: on(today, ...ids), today })).toBe('完成 8/8 步。已用自己的签名正式下发。');
  });
});
