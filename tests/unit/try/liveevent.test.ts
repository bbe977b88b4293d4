import { expect, it } from 'vitest';
import { planOf, range, statusOf, tasks, weeksOf } from '../../../pages/products/liveevent/model.ts';

it('moves work before the event to an earlier working day, and work after it to a later one', () => {
  const plan = planOf(range.shown);
  expect(plan[0]).toMatchObject({ date: '2026-12-31', note: '原在元旦，提前' });
  expect(plan.find(({ day }) => day === 1)).toMatchObject({ date: '2027-01-18', note: '原在周末，顺延' });
});

it('leaves the event on its date, and says when that is a holiday', () => {
  expect(planOf('2027-05-01').find(({ day }) => day === 0)).toMatchObject({ date: '2027-05-01', note: '当天是劳动节' });
  expect(statusOf('2027-05-01')).toContain('当天放假');
});

it('shows every task of every date in the five weeks', () => {
  for (let time = Date.parse(range.first); time <= Date.parse(range.last); time += 86_400_000) {
    const date = new Date(time).toISOString().slice(0, 10);
    const days = new Set(planOf(date).map((task) => task.date)).size;
    const marked = weeksOf(date).filter(({ kind }) => kind === 'task' || kind === 'event').length;
    expect([date, marked]).toEqual([date, days]);
  }
  expect(tasks).toHaveLength(10);
});
