import { forgetKept } from '../../../components/try/kept-state.ts';
import { ticks } from '../../../components/try/ticks.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { datesOf, filedOn, statusOf } from './model.ts';

/** The steps, and the calendar that follows the day on which the last paper was ticked. */
export default tryOut({
  name: 'sms-guide',
  forget: forgetKept,
  start: (place) => ticks({ place, read: (state) => ({ texts: datesOf(filedOn(state)), status: statusOf(state) }) }),
});
