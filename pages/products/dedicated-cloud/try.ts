import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { lines, picture, reading } from './model.ts';

/** The boundary between what is shared and what is the customer's own. */
export default tryOut({
  name: 'dedicated-cloud',
  start: (place) => dial({ place, dials: { line: lines }, read: ({ line }) => reading(line), picture }),
});
