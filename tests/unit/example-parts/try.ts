import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import type { Meter } from '../../../config/rules/price.ts';
import { costOf, counts } from './model.ts';

export default tryOut<{ meter: Meter }>({
  name: 'example-parts',
  start: (place, { meter }) =>
    dial({
      place,
      dials: { count: counts },
      read({ count }) {
        const cost = costOf({ meter, count });
        return { texts: { count, cost }, status: cost };
      },
    }),
});
