import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { billOf, type Meters, minutes } from './model.ts';

/** A month to set: both bills follow, line by line, and come to the same. */
export default tryOut<{ meters: Meters }>({
  name: 'nrtc-aws',
  start: (place, { meters }) =>
    dial({ place, dials: { voice: minutes, hd: minutes, record: minutes }, read: (use) => billOf(use, meters) }),
});
