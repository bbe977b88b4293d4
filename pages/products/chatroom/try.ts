import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import type { Meter } from '../../../config/rules/price.ts';
import { crowds, rates, readingOf, type Room, wallPicture } from './model.ts';

/** A room to fill: messages a second and people, and what of it reaches a screen. */
export default tryOut<{ meter: Meter }>({
  name: 'chatroom',
  start: (place, { meter }) =>
    dial({
      place,
      dials: { rate: rates, crowd: crowds },
      read: (room: Room) => readingOf({ meter, ...room }),
      picture: wallPicture,
    }),
});
