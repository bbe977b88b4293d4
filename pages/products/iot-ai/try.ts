import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { frees, picture, reading } from './model.ts';

/** A chip with less and less free memory: what is left out, and what that does to a turn. */
export default tryOut({
  name: 'iot-ai',
  start: (place) => dial({ place, dials: { free: frees }, read: ({ free }) => reading(free), picture }),
});
