import { switches } from '../../../components/try/switches.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import type { Ability } from '../../../config/sdk-sizes.ts';
import { picture, type Prices, reading } from './model.ts';

/** Abilities to tick: the size of the package and the bill follow. */
export default tryOut<Prices>({
  name: 'all-in-one',
  start: (place, prices) => switches<Ability>({ place, read: (on) => reading(on, prices), picture }),
});
