import { fill } from '../../../components/try/parts.ts';
import { stepper } from '../../../components/try/stepper.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { order, screenOf, statusOf } from './model.ts';

/** One order, dialled from both sides: what each of the two phones shows. */
export default tryOut({
  name: 'connection',
  start(place) {
    stepper({
      place,
      machine: order,
      from: 'free',
      status: statusOf,
      onStep: ({ state }) => fill(place.stage, screenOf(state)),
    });
  },
});
