import { expect, it } from 'vitest';
import { tickedOn, ticksFrom } from '../../../components/try/ticks.ts';

it('reads ticks as they were kept, without what is no step and no date', () => {
  const values = ['sign=2026-11-23', 'other=2026-11-23', 'first=2026-19-39', 'first', '<b>=2026-11-23'];
  expect([...ticksFrom(values, ['first', 'sign'])]).toEqual([['sign', '2026-11-23']]);
});

it('keeps the date of a tick until it is taken back', () => {
  const before = new Map([
    ['sign', '2026-11-23'],
    ['first', '2026-11-23'],
  ]);
  expect([...tickedOn({ ids: ['sign', 'company'], before, today: '2026-11-26' })]).toEqual([
    ['sign', '2026-11-23'],
    ['company', '2026-11-26'],
  ]);
});
