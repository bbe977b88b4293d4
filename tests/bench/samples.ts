import type { Cost } from './measured.ts';

export const sides = ['ours', 'Hugo, partial', 'Hugo, partialCached'] as const;
export type Side = (typeof sides)[number];

/** One measured run. Ours says how many pages there are and were rendered, and the seconds of processor time of the content API meanwhile. */
export type Sample = Cost & { pages?: number; rendered?: number; api?: number };

/** The runs of a trial, by what was done and by whom, in the order of the rounds. */
export type Samples = {
  add(what: string, side: Side, sample: Sample): void;
  of(what: string, side: Side): readonly Sample[];
  whats(): readonly string[];
};

export function openSamples(): Samples {
  const all = new Map<string, Map<Side, Sample[]>>();
  return {
    add(what, side, sample) {
      const bySide = all.get(what) ?? new Map<Side, Sample[]>();
      all.set(what, bySide);
      bySide.set(side, [...(bySide.get(side) ?? []), sample]);
    },
    of: (what, side) => all.get(what)?.get(side) ?? [],
    whats: () => [...all.keys()],
  };
}

/** The middle one; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
