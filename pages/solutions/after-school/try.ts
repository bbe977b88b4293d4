import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { lessons, rooms, schools, statusOf, textsOf, timetable } from './model.ts';

/** Schools, lessons and classrooms; the week that follows, and who has to teach it. */
export default tryOut({
  name: 'after-school',
  start: (place) =>
    dial({
      place,
      dials: { schools, lessons, rooms },
      read: (values) => ({ texts: textsOf(values), status: statusOf(values) }),
      picture: timetable,
    }),
});
