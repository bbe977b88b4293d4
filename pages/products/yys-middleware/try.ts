import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { picture, reading, sizes } from './model.ts';

/** One slider for the size of the whole rack: its plates follow. */
export default tryOut({
  name: 'yys-middleware',
  start: (place) => dial({ place, dials: { size: sizes }, read: ({ size }) => reading(size), picture }),
});
