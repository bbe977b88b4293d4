import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { crowds, rates, readingOf, wallPicture } from './model.ts';

/** A room to fill: messages a second and people, and what of it reaches a screen. */
export default tryOut({
  name: 'chatroom',
  start: (place) => dial({ place, dials: { rate: rates, crowd: crowds }, read: readingOf, picture: wallPicture }),
});
