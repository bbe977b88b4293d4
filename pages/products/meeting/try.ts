import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { minutes, picture, statusAt, textsAt } from './model.ts';

/** A meeting to go back and forth in: who speaks, and what the minutes have by then. */
export default tryOut({
  name: 'meeting',
  start: (place) =>
    dial({
      place,
      dials: { time: minutes },
      read: ({ time }) => ({ texts: textsAt(time), status: statusAt(time) }),
      picture,
    }),
});
