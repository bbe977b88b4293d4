import { offers } from '../offers.ts';

const { steps } = offers.cashback;

export type Layer = { from: number; to: number; percent: number; amount: number; back: number };

/** The part of a quarter's spending in each step, and the cashback for it. */
export const layersOf = (spent: number): Layer[] =>
  steps.flatMap(({ from, percent }, index) => {
    const to = Math.min(spent, steps[index + 1]?.from ?? Infinity);
    const amount = Math.max(0, to - from);
    return amount > 0 ? [{ from, to, percent, amount, back: Math.round((amount * percent) / 100) }] : [];
  });

/** Cashback for a quarter's spending, in yuan. */
export const cashbackOf = (spent: number): number => layersOf(spent).reduce((sum, { back }) => sum + back, 0);
