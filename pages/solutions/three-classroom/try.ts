import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { classrooms, lines, rains, readingOf } from './model.ts';

/** Rain on three classrooms, and the line to the one on the hill. */
export default tryOut({
  name: 'three-classroom',
  start: (place) => dial({ place, dials: { rain: rains, line: lines }, read: readingOf, picture: classrooms }),
});
