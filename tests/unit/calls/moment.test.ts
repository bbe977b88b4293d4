import { describe, expect, it } from 'vitest';
import { momentIn } from '../../../cli/define/moment.ts';
import { moment } from '../../../config/calls/moment.ts';

const read = (text: string) => moment.safeParse(text);
const errors = (text: string) => read(text).error?.issues.map(({ message }) => message);

describe('a moment in content', () => {
  it.each([
    ['2026-03-05T10:00:00+08:00', '2026-03-05T10:00:00+08:00'],
    ['2026-03-05T10:00:00Z', '2026-03-05T10:00:00Z'],
    ['2026-03-05T10:00:00.250-09:30', '2026-03-05T10:00:00.250-09:30'],
    ['2026-03-05T10:00:00+0800', '2026-03-05T10:00:00+08:00'],
    ['2026-03-05 10:00:00+08', '2026-03-05T10:00:00+08:00'],
    ['2026-03-05 10:00:00 +0800', '2026-03-05T10:00:00+08:00'],
    ['2026-03-05T10:00+08:00', '2026-03-05T10:00:00+08:00'],
    ['2026-03-05t10:00z', '2026-03-05T10:00:00Z'],
    ['2026-03-05', '2026-03-05T00:00:00+08:00'],
    ['2026-03-05 10:00:00', '2026-03-05T10:00:00+08:00'],
    ['2026-03-05T10:00', '2026-03-05T10:00:00+08:00'],
    ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00Z'],
    ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59Z'],
  ])('is read from %s', (text, iso) => {
    expect(read(text)).toEqual({ success: true, data: iso });
  });

  it('without an offset is read with the one of the site', () => {
    const elsewhere = momentIn({ offset: '+01:00', place: 'Central Europe' });
    for (const [text, iso] of [
      ['2026-03-05', '2026-03-05T00:00:00+01:00'],
      ['2026-03-05 10:00', '2026-03-05T10:00:00+01:00'],
      ['2026-03-05 10:00 +0800', '2026-03-05T10:00:00+08:00'],
    ])
      expect(elsewhere.parse(text)).toBe(iso);
  });

  it.each(['昨天', '', '2026', '2026-02-29', '2026-03-05T24:00:00Z', '2026-03-05T10:00:00+25:00'])(
    'is shown with an example where it cannot be read: %s',
    (text) => {
      expect(errors(text)).toEqual([
        `expected a time with its offset from UTC, such as 2026-03-05T10:00:00+08:00; received ${JSON.stringify(text)}`,
      ]);
    },
  );

  it.each(['0000-01-01T00:00:00Z', '1970-01-01', '9999-12-31T23:59:59-23:59'])(
    'has a year of four digits in UTC, from 1970 on: not %s',
    (text) => {
      expect(errors(text)).toEqual([expect.stringMatching(/^expected a time from 1970 to 9999, in UTC; received "/)]);
    },
  );
});
