import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { failures, picture, reading } from './model.ts';

/** The station that breaks: how far the train came, and how it turns back. */
export default tryOut({
  name: 'yys-devops',
  start: (place) => dial({ place, dials: { failure: failures }, read: ({ failure }) => reading(failure), picture }),
});
