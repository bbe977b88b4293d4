import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { across, down, mapPicture, readingOf } from './model.ts';

/** A map to walk on: whom one hears where, how loud, and what that costs in bandwidth. */
export default tryOut({
  name: 'game-voice',
  start: (place) => dial({ place, dials: { x: across, y: down }, read: readingOf, picture: mapPicture }),
});
