import { describe, expect, it } from 'vitest';
import { statusRecord } from '../../../config/incidents.ts';
import { placeInRecord, uptimeOf } from '../../../config/rules/uptime.ts';

const record = { until: '2026-10-31', days: 90, incidents: [{ day: '2026-08-19', minutes: 11 }] };

describe('a status record', () => {
  it('gives the share of minutes without a disturbance, never rounded up', () => {
    expect(uptimeOf({ ...record, incidents: [] })).toBe('100.000');
    expect(uptimeOf(record)).toBe('99.991');
    expect(uptimeOf({ ...record, incidents: [{ day: '2026-08-19', minutes: 1 }] })).toBe('99.999');
  });

  it('counts days from its first', () => {
    expect(placeInRecord(record, '2026-08-03')).toBe(0);
    expect(placeInRecord(record, '2026-10-31')).toBe(89);
  });

  it('has no place for days before or after it', () => {
    for (const day of ['2026-08-02', '2026-11-01', 'gestern'])
      expect(() => placeInRecord(record, day)).toThrow(`${day} is not within the 90 days up to 2026-10-31`);
  });

  it('of this site lists only incidents within its days', () => {
    for (const { day } of statusRecord.incidents) expect(placeInRecord(statusRecord, day)).toBeGreaterThanOrEqual(0);
  });
});
