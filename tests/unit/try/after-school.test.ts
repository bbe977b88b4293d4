import { expect, it } from 'vitest';
import { lessons, planOf, schools, statusOf, timetable, usual } from '../../../pages/solutions/after-school/model.ts';

it('gives one lesson to several classrooms, and two an afternoon to a teacher', () => {
  expect(planOf(usual)).toEqual({ given: 30, teachers: 3, onSite: 12, minutes: 14_400 });
  expect(statusOf(usual)).toBe('20 所学校，每周开 30 节：在线要 3 位主讲，到校要 12 位');
});

it('draws a dot for every class that has a lesson', () => {
  for (const count of schools)
    for (const each of lessons)
      expect(timetable({ schools: count, lessons: each, rooms: 3 }).match(/<circle/g)).toHaveLength(count * each);
});
