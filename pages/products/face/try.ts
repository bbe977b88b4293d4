import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { portrait, statusOf, steps, textsOf } from './model.ts';

/** Five sliders, a portrait, and the milliseconds of a frame. */
export default tryOut({
  name: 'face',
  start: (place) =>
    dial({
      place,
      dials: { smooth: steps, white: steps, slim: steps, eyes: steps, background: steps },
      read: (values) => ({ texts: textsOf(values), status: statusOf(values) }),
      picture: portrait,
    }),
});
