import { divider } from '../../../components/try/divider.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { statusOf } from './model.ts';

/** One frame in two encodings, a handle between them. */
export default tryOut({
  name: 'narrow-hd',
  start(place) {
    divider({ place, read: (percent) => ({ status: statusOf(percent) }) });
  },
});
