import type { Clock } from '../define/site.ts';
import type { NextDue } from '../report/report.ts';

type NextDueOptions = { now: number; content: number | null; clock: Clock };

/** The earliest time after `now` at which a build of the same sources changes the site; null when there is none. */
export function nextDue({ now, content, clock }: NextDueOptions): NextDue | null {
  const calendar = clock.nextChange(now);
  if (content !== null && (calendar === null || content <= calendar)) return due(content, 'content');
  return calendar === null ? null : due(calendar, 'calendar');
}

function due(at: number, because: NextDue['because']): NextDue {
  return { at: new Date(at).toISOString(), because };
}
