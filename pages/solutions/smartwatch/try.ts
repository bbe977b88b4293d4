import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { hours, minutes, picture, reading } from './model.ts';

/** A day of a watch's battery: how much video, how long without a signal. */
export default tryOut({
  name: 'smartwatch',
  start: (place) => dial({ place, dials: { video: minutes, lost: hours }, read: reading, picture }),
});
