import { switches } from '../../../components/try/switches.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { type Saving, statusOf, waterfall } from './model.ts';

/** Three savings to switch off and on; the first picture moves along the axis of time. */
export default tryOut({
  name: 'vod',
  start: (place) => switches<Saving>({ place, read: (on) => ({ status: statusOf(on) }), picture: waterfall }),
});
