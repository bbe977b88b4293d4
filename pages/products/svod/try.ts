import { stepper } from '../../../components/try/stepper.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { statusOf, thefts } from './model.ts';

/** Four ways to steal a lesson, and where each of them ends. */
export default tryOut({
  name: 'svod',
  start: (place) => stepper({ place, machine: thefts, from: 'recorded', status: statusOf }),
});
