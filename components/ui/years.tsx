import { yearsSinceFounding } from '../../config/rules/dates.ts';
import { useSite } from '../site-context.ts';

/** Full years since the founding day; the runtime sets it right for the day it is read. */
export function Years() {
  const { now } = useSite();
  return <span data-years="">{yearsSinceFounding(now)}</span>;
}
