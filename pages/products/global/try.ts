import { map } from '../../../components/try/map.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { type City, wayBetween } from '../../../config/network.ts';
import { wayPicture, wordsOf } from './picture.ts';

/** Two cities, the way between them, and how long a word takes on it. */
export default tryOut({
  name: 'global',
  start: (place) =>
    map({
      place,
      between([from, to]) {
        const way = wayBetween(from as City, to as City);
        return { ...wordsOf(way), picture: wayPicture(way) };
      },
    }),
});
