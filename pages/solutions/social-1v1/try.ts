import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { balances, meterPicture, prices, readingOf, wishes } from './model.ts';

/** A paid call by the second: price, balance and length, and the slip that follows. */
export default tryOut({
  name: 'social-1v1',
  start: (place) =>
    dial({
      place,
      dials: { price: prices, balance: balances, wish: wishes },
      read: readingOf,
      picture: meterPicture,
    }),
});
