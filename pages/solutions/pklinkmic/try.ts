import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { lags, readingOf, screen, times } from './model.ts';

/** A match to scrub through, as viewers see it who get the picture late. */
export default tryOut({
  name: 'pklinkmic',
  start: (place) => dial({ place, dials: { time: times, lag: lags }, read: readingOf, picture: screen }),
});
