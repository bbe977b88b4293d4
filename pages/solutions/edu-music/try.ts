import { switches } from '../../../components/try/switches.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { reading, score, statusOf, type Treatment } from './model.ts';

/** Two bars of music, and three things that a chain for speech does to them. */
export default tryOut({
  name: 'edu-music',
  start: (place) =>
    switches<Treatment>({ place, read: (on) => ({ texts: reading(on), status: statusOf(on) }), picture: score }),
});
