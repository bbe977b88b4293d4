import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { readingOf, roomPicture, times } from './model.ts';

/** An evening of a voice room, by the half hour: seats, queue, and what it has cost so far. */
export default tryOut({
  name: 'voicechat',
  start: (place) => dial({ place, dials: { at: times }, read: readingOf, picture: roomPicture }),
});
