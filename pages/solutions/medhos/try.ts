import { stepper } from '../../../components/try/stepper.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { prescription, statusOf } from './model.ts';

/** A prescription to carry: sign, refuse, let it lapse. */
export default tryOut({
  name: 'medhos',
  start: (place) => stepper({ place, machine: prescription, from: 'seen', status: statusOf }),
});
