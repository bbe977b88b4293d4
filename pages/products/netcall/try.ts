import { stepper } from '../../../components/try/stepper.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { call, statusOf } from './model.ts';

/** A call to drive: who is called, who answers, who hangs up. */
export default tryOut({
  name: 'netcall',
  start: (place) => stepper({ place, machine: call, from: 'idle', status: statusOf }),
});
