import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { classrooms, lines, rains, statusOf, textsOf } from './model.ts';

/** Rain on three classrooms, and the line to the one on the hill. */
export default tryOut({
  name: 'three-classroom',
  start: (place) =>
    dial({
      place,
      dials: { rain: rains, line: lines },
      read: (values) => ({ texts: textsOf(values), status: statusOf(values) }),
      picture: classrooms,
    }),
});
