import { stepper } from '../../../components/try/stepper.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { invitation, statusOf } from './model.ts';

/** An invitation to drive: what gets lost, who answers first. */
export default tryOut({
  name: 'signal',
  start: (place) => stepper({ place, machine: invitation, from: 'idle', status: statusOf }),
});
