import { switches } from '../../../components/try/switches.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { picture, statusOf, textsOf, type Toggle } from './model.ts';

/** Services to stop, and the breaker to switch off. */
export default tryOut({
  name: 'yys-microservice',
  start: (place) => switches<Toggle>({ place, read: (on) => ({ texts: textsOf(on), status: statusOf(on) }), picture }),
});
