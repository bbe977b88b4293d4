import { nextClockChange } from '../render/clock.ts';

/** When the site has to be rebuilt although no input changes. */
export type NextDue = {
  /** ISO 8601, in UTC. */
  at: string;
  /** `content`: a record appears or expires. `calendar`: a campaign, a talk or a year ends. */
  because: 'content' | 'calendar';
};

/** The earliest time after `now` at which a build of the same sources changes the site; null when there is none. */
export function nextDue({ now, content }: { now: number; content: number | null }): NextDue | null {
  const calendar = nextClockChange(now);
  if (content !== null && (calendar === null || content <= calendar)) return due(content, 'content');
  return calendar === null ? null : due(calendar, 'calendar');
}

function due(at: number, because: NextDue['because']): NextDue {
  return { at: new Date(at).toISOString(), because };
}
