import { choices } from '../../../components/try/choices.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { picture, reading } from './model.ts';

/** A call in a mini-program: the code, the screen, and the other side. */
export default tryOut({
  name: 'wechatApplets',
  start: (place) => choices({ place, read: reading, picture }),
});
