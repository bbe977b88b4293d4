import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { moments, picture, reading } from './model.ts';

/** A moment of the nine minutes: what is done, and what happens when it fails. */
export default tryOut({
  name: 'remoteteller',
  start: (place) => dial({ place, dials: { at: moments }, read: ({ at }) => reading(at), picture }),
});
