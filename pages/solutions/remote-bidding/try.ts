import { choices } from '../../../components/try/choices.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { picture, reading } from './model.ts';

/** A seat in an evaluation: whom it hears, and how. */
export default tryOut({
  name: 'remote-bidding',
  start: (place) => choices({ place, read: reading, picture }),
});
