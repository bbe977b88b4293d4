import type { Step } from '../partners.ts';

/** What an amount earns, step by step: the part between two steps earns the share of the lower one. Yuan. */
export function stepped(amount: number, steps: readonly Step[]): number {
  return steps.reduce((sum, { from, percent }, index) => {
    const to = Math.min(amount, steps[index + 1]?.from ?? amount);
    return sum + (Math.max(0, to - from) * percent) / 100;
  }, 0);
}

/** An amount at a discount in tenths: 8.5 of ten. Fen, rounded half up. */
export function discounted(fen: number, tenths: number): number {
  return Math.round((fen * tenths) / 10);
}
