import { lineOf, type Meter, yuan } from '../../../config/rules/price.ts';

/** Messages a month. */
export const counts = [1_000, 10_000, 100_000];

export const costOf = ({ meter, count }: { meter: Meter; count: number }) => yuan(lineOf(meter, count).fen);
