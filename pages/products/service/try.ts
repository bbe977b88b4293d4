import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { clock, hours, levelSteps, statusOf, textsOf, tierSteps } from './model.ts';

/** A tier, a severity and an hour; who answers, and within how many minutes. */
export default tryOut({
  name: 'service',
  start: (place) =>
    dial({
      place,
      dials: { tier: tierSteps, level: levelSteps, hour: hours },
      read: (asked) => ({ texts: textsOf(asked), status: statusOf(asked) }),
      picture: clock,
    }),
});
