import { seats } from '../../../components/try/seats.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { type Fees, readOf } from './model.ts';

/** Seats on stage to fill: the mixed picture and the hour's bill follow. */
export default tryOut<{ fees: Fees }>({
  name: 'interact',
  start: (place, { fees }) => seats({ place, read: (seating, layout) => readOf({ seating, layout, fees }) }),
});
