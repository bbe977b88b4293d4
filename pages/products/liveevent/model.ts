import { addDays, holidays, isOff, spokenDate, weekdayOf } from '../../../config/rules/working-days.ts';

/** Dates that can be tried, and the one that the page is drawn with: its first task falls on a holiday. */
export const range = { first: '2026-12-21', last: '2027-12-20', shown: '2027-01-15' };

export type Task = { day: number; what: string; who: '我们' | '您' | '一起' };
export const tasks: readonly Task[] = [
  { day: -14, what: '勘测现场：上行、供电、机位与备线位置', who: '我们' },
  { day: -12, what: '定流程：讲者顺序、互动环节、垫片', who: '一起' },
  { day: -10, what: '报名页上线，嘉宾白名单导入', who: '我们' },
  { day: -7, what: '首轮邀请短信，签到码随报名发出', who: '您' },
  { day: -5, what: '备线进场，主备两路同时推一小时', who: '我们' },
  { day: -2, what: '全流程彩排，讲者各连线一次', who: '一起' },
  { day: -1, what: '封版：页面、字幕条、抽奖名单不再改', who: '一起' },
  { day: 0, what: '活动当天', who: '一起' },
  { day: 1, what: '回放上架，按环节切成段', who: '我们' },
  { day: 3, what: '复盘会：曲线、留存与问题清单', who: '一起' },
];

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
    const reason = holidays[due] ?? '周末';
    const note =
      date !== due
        ? `原在${reason}，${task.day < 0 ? '提前' : '顺延'}`
        : task.day === 0 && isOff(due)
          ? `当天是${reason}`
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
  return `${spokenDate(event)}开播，${spokenDate(plan[0]!.date)}开始筹备；${moved} 项避开周末与节日${isOff(event) ? '，当天放假，现场人手要提前约' : ''}`;
}
