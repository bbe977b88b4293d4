import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { cursor, seconds, statusAt, textsAt } from './model.ts';

/** A minute of a bad call, second by second. */
export default tryOut({
  name: 'compass',
  start: (place) =>
    dial({
      place,
      dials: { time: seconds },
      read: ({ time }) => ({ texts: textsAt(time), status: statusAt(time) }),
      picture: cursor,
    }),
});
