import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { readOf, spendings, staircase } from './model.ts';

/** A quarter's spending to choose: what comes back of it, step by step. */
export default tryOut({
  name: 'cashback',
  start: (place) => dial({ place, dials: { spent: spendings }, read: readOf, picture: staircase }),
});
