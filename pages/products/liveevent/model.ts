import { addDays, holidays, isOff, spokenDate, weekdayOf } from '../../../config/rules/working-days.ts';
import * as words from './words.yaml';

/** Dates that can be tried, and the one that the page is drawn with: its first task falls on a holiday. */
export const range = { first: '2026-12-21', last: '2027-12-20', shown: '2027-01-15' };

export type Task = { day: number; what: string; who: string };
export const tasks: readonly Task[] = words.tasks;

/** The working day for a task: an earlier one before the event, a later one after it. The event itself stays where it is. */
function workingDay(date: string, step: number): string {
  return step === 0 || !isOff(date) ? date : workingDay(addDays(date, step), step);
}

export type PlannedTask = Task & { date: string; note: string };

/** The sheet for an event on a date, with what had to move and why. */
export function planOf(event: string): PlannedTask[] {
  return tasks.map((task) => {
    const due = addDays(event, task.day);
    const date = workingDay(due, Math.sign(task.day));
    const reason = holidays[due] ?? words.plan.weekend;
    const note =
      date !== due
        ? (task.day < 0 ? words.plan.earlier : words.plan.later)({ reason })
        : task.day === 0 && isOff(due)
          ? words.plan.onTheDay({ reason })
          : '';
    return { ...task, date, note };
  });
}

export type Cell = { text: string; kind: 'work' | 'off' | 'task' | 'event' };

/** Five weeks from the Monday before the first task. */
export function weeksOf(event: string): Cell[] {
  const plan = planOf(event);
  const from = plan[0]!.date;
  const monday = addDays(from, -((weekdayOf(from) + 6) % 7));
  return Array.from({ length: 35 }, (_, index) => {
    const date = addDays(monday, index);
    const isTask = plan.some((task) => task.date === date);
    const kind = date === event ? 'event' : isTask ? 'task' : isOff(date) ? 'off' : 'work';
    return { text: holidays[date] ?? String(Number(date.slice(8))), kind };
  });
}

export function statusOf(event: string): string {
  const plan = planOf(event);
  const moved = plan.filter(({ note, day }) => note !== '' && day !== 0).length;
  return (isOff(event) ? words.plan.statusOff : words.plan.status)({
    event: spokenDate(event),
    begin: spokenDate(plan[0]!.date),
    moved,
  });
}
