import * as words from './words.yaml';

/** Minutes of video on a day, and hours without a signal, that can be chosen. */
export const minutes = Array.from({ length: 13 }, (_, index) => index * 5);
export const hours = [0, 1, 2, 3, 4];

type Day = { video: number; lost: number };
/** Per cent of the battery: for a minute of video, an hour without a signal, and an hour of standby. */
type Drain = { video: number; lost: number; idle: number };

/** With our SDK, and as the watch was before: ten minutes of video took 7%, and searching for a network 11% an hour. */
const now: Drain = { video: 0.4, lost: 3, idle: 1.6 };
const before: Drain = { video: 0.7, lost: 11, idle: 1.6 };

const [dawn, night] = [7, 22];
/** Calls of the day: when they begin, and which share of the minutes they take. */
const calls = [
  { at: 7.75, share: 0.25, name: words.battery.calls.toSchool },
  { at: 12.25, share: 0.25, name: words.battery.calls.noon },
  { at: 16.75, share: 0.5, name: words.battery.calls.home },
] as const;
const lostFrom = 17.75;

/** What is left of the battery at an hour, in per cent; an empty one stays empty. */
export function leftAt(hour: number, { video, lost }: Day, drain: Drain = now): number {
  const talked = calls.filter(({ at }) => at < hour).reduce((sum, { share }) => sum + share * video, 0);
  const without = Math.min(lost, Math.max(0, hour - lostFrom));
  const used = (hour - dawn - without) * drain.idle + talked * drain.video + without * drain.lost;
  return Math.max(0, 100 - used);
}

export function reading(day: Day) {
  const [ours, theirs] = [leftAt(night, day), leftAt(night, day, before)].map(Math.round) as [number, number];
  const empty = Array.from({ length: 61 }, (_, step) => dawn + step / 4).find(
    (hour) => leftAt(hour, day, before) === 0,
  );
  const left = theirs > 0 ? `${theirs}%` : words.battery.empty({ hour: Math.floor(empty!) });
  const texts = {
    video: words.battery.minutes({ minutes: day.video }),
    lost: words.battery.hours({ hours: day.lost }),
    ours: `${ours}%`,
    theirs: left,
  };
  const status = theirs > 0 ? words.battery.status : words.battery.statusEmpty;
  return {
    texts,
    status: status(texts),
  };
}

function ruler(day: Day, width: number): string {
  const isWide = width > 500;
  const [left, right, top, bottom, size] = isWide ? [56, 150, 44, 380, 15] : [34, 12, 40, 240, 12.5];
  const x = (hour: number) => Math.round(left + ((hour - dawn) / (night - dawn)) * (width - left - right));
  const y = (level: number) => Math.round(bottom - (level / 100) * (bottom - top));
  const steps = Array.from({ length: (night - dawn) * 4 + 1 }, (_, step) => dawn + step / 4);
  const line = (drain: Drain) => steps.map((hour) => `${x(hour)} ${y(leftAt(hour, day, drain))}`).join('L');
  const text = (at: number, down: number, word: string, anchor = 'middle', fill = 'var(--muted)', weight = 500) =>
    `<text x="${at}" y="${down}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}">${word}</text>`;
  const levels = [0, 25, 50, 75, 100].map(
    (level) =>
      `<path d="M${left} ${y(level)}H${width - right}" stroke="var(--rule)"/>${text(left - 8, y(level) + 5, String(level), 'end')}`,
  );
  const ticks = (isWide ? [7, 9, 11, 13, 15, 17, 19, 22] : [7, 12, 17, 22]).map((hour) =>
    text(x(hour), bottom + 26, `${hour}:00`, hour === night && !isWide ? 'end' : 'middle'),
  );
  const marks = calls.map(
    ({ at, name }) =>
      `<path d="M${x(at)} ${top - 12}V${bottom}" stroke="var(--tint)" stroke-dasharray="2 7"/>${text(x(at), top - 20, name, 'middle', 'currentColor', 600)}`,
  );
  const dark =
    day.lost > 0
      ? `<rect x="${x(lostFrom)}" y="${top}" width="${x(lostFrom + day.lost) - x(lostFrom)}" height="${bottom - top}" fill="var(--third)" opacity=".16"/>`
      : '';
  const ends = isWide
    ? text(
        width - right + 12,
        y(leftAt(night, day)) + 5,
        words.battery.now({ ours: reading(day).texts.ours }),
        'start',
        'currentColor',
        700,
      ) +
      (Math.abs(leftAt(night, day) - leftAt(night, day, before)) > 6
        ? text(width - right + 12, y(leftAt(night, day, before)) + 5, words.battery.before, 'start')
        : '')
    : '';
  return `<svg viewBox="0 0 ${width} ${bottom + 40}" fill="none" role="img" aria-label="${reading(day).status}">${levels.join('')}${dark}${marks.join('')}<path d="M${line(before)}" stroke="var(--muted)" stroke-width="2.5" stroke-dasharray="7 7"/><path d="M${line(now)}L${x(night)} ${bottom}L${x(dawn)} ${bottom}Z" fill="var(--tint)" opacity=".12"/><path d="M${line(now)}" stroke="var(--tint)" stroke-width="5" stroke-linejoin="round"/>${ticks.join('')}${ends}</svg>`;
}

/** At the width of the page, and for narrow windows. */
export const picture = (day: Day) => ruler(day, 1200) + ruler(day, 346);
