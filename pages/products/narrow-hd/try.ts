import { divider } from '../../../components/try/divider.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { type Encodings, statusOf } from './model.ts';

/** One frame in two encodings, a handle between them. */
export default tryOut<Encodings>({
  name: 'narrow-hd',
  start(place, encodings) {
    divider({ place, read: (percent) => ({ status: statusOf(percent, encodings) }) });
  },
});
