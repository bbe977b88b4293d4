import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { lines, map, rooms, statusOf, textsOf } from './model.ts';

/** The line to the county and the consultations on it; which pictures fit. */
export default tryOut({
  name: 'medarea',
  start: (place) =>
    dial({
      place,
      dials: { line: lines, rooms },
      read: (values) => ({ texts: textsOf(values), status: statusOf(values) }),
      picture: map,
    }),
});
