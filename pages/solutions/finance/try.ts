import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { picture, reading, years } from './model.ts';

/** The year in which an inspector comes, and what must still be in the file. */
export default tryOut({
  name: 'finance',
  start: (place) => dial({ place, dials: { year: years }, read: ({ year }) => reading(year), picture }),
});
