import { nextClockChange } from '../render/clock.ts';
import type { NextDue } from '../report/report.ts';

/** The earliest time after `now` at which a build of the same sources changes the site; null when there is none. */
export function nextDue({ now, content }: { now: number; content: number | null }): NextDue | null {
  const calendar = nextClockChange(now);
  if (content !== null && (calendar === null || content <= calendar)) return due(content, 'content');
  return calendar === null ? null : due(calendar, 'calendar');
}

function due(at: number, because: NextDue['because']): NextDue {
  return { at: new Date(at).toISOString(), because };
}
