import * as words from './words.yaml';

/** Schools that share teachers, visiting lessons of each in a week, and classrooms that one lesson serves. */
export const schools = [2, 4, 6, 8, 12, 16, 20, 24] as const;
export const lessons = [1, 2, 3] as const;
export const rooms = [1, 2, 3, 4] as const;
export type Values = { schools: number; lessons: number; rooms: number };
export const usual: Values = { schools: 20, lessons: 3, rooms: 2 };

/** Two lessons an afternoon, five days: what one teacher gives from one desk. Whoever travels gives one an afternoon. */
const slots = 10;
const travelling = 5;
const minutes = 40;
const weeks = 4;

export function planOf({ schools: count, lessons: each, rooms: shared }: Values) {
  const given = Math.ceil((count * each) / shared);
  return {
    given,
    teachers: Math.ceil(given / slots),
    onSite: Math.ceil((count * each) / travelling),
    /** Minutes of a month, the teacher's end included. */
    minutes: (count * each + given) * minutes * weeks,
  };
}

export function textsOf(values: Values) {
  const { given, teachers, onSite, minutes: used } = planOf(values);
  return {
    schools: words.plan.schools({ count: values.schools }),
    lessons: words.plan.lessons({ count: values.lessons }),
    rooms: words.plan.rooms({ count: values.rooms }),
    given,
    teachers,
    onSite,
    minutes: used.toLocaleString('en'),
  };
}

export function statusOf(values: Values): string {
  const { schools: count, given, teachers, onSite } = textsOf(values);
  return words.plan.status({ schools: count, given, teachers, onSite });
}

const colors = ['var(--tint)', 'var(--second)', 'var(--third)'] as const;

/** The week: five days of two lessons; a chip for each lesson, with a dot for each classroom in it. */
export function timetable(values: Values): string {
  const { given } = planOf(values);
  const classes = values.schools * values.lessons;
  const cells = Array.from({ length: slots }, (_, slot) => {
    const x = 84 + (slot % 5) * 124;
    const y = 48 + Math.floor(slot / 5) * 212;
    const inside: string[] = [];
    for (let lesson = slot, place = 0; lesson < given; lesson += slots, place++) {
      const cx = x + 8 + (place % 2) * 56;
      const cy = y + 8 + Math.floor(place / 2) * 47;
      const dots = Math.min(values.rooms, classes - lesson * values.rooms);
      const marks = Array.from(
        { length: dots },
        (_, dot) => `<circle cx="${cx + 9 + dot * 11}" cy="${cy + 30}" r="4" fill="var(--card)"/>`,
      );
      inside.push(
        `<rect x="${cx}" y="${cy}" width="52" height="42" rx="5" fill="${colors[lesson % 3]}"/><path d="M${cx + 8} ${cy + 13}h${20 + ((lesson * 5) % 14)}" stroke="var(--card)" stroke-width="4" stroke-linecap="round"/>${marks.join('')}`,
      );
    }
    return `<rect x="${x}" y="${y}" width="120" height="206" fill="var(--card)" stroke="var(--rule)"/>${inside.join('')}`;
  });
  const text = (x: number, y: number, content: string) =>
    `<text x="${x}" y="${y}" font-size="25" font-weight="600" fill="currentColor" text-anchor="middle">${content}</text>`;
  const days = words.plan.days.map((day, index) => text(144 + index * 124, 32, day));
  return `${days.join('')}${text(38, 158, '15:40')}${text(38, 370, '16:30')}${cells.join('')}`;
}
