import { expect, it } from 'vitest';
import { addWorkingDays, isOff, spokenDate } from '../../../config/rules/working-days.ts';

it('counts working days over weekends and holidays', () => {
  expect(addWorkingDays('2026-11-26', 1)).toBe('2026-11-27');
  expect(addWorkingDays('2026-11-27', 1)).toBe('2026-11-30');
  expect(addWorkingDays('2026-12-31', 1)).toBe('2027-01-04');
});

it('starts from a working day', () => {
  expect(isOff('2026-11-28')).toBe(true);
  expect(addWorkingDays('2026-11-28', 0)).toBe('2026-11-30');
});

it('says a date with its day of the week', () => {
  expect(spokenDate('2027-01-15')).toBe('1 月 15 日周五');
});
