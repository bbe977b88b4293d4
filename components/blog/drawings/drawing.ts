import type { ReactNode } from 'react';

/**
 * A drawing on a ground of 320 × 180, in the classes of `category-art.module.css` (handed in, so that a drawing is only its
 * lines). `seed` is the article's: covers of one category are kin, not copies.
 */
export type Drawing = (props: { seed: number; ink: Ink }) => ReactNode;

export type Ink = {
  /** Filled: paper of windows and bubbles, the two colours, the quiet tone. */
  paper: string;
  first: string;
  second: string;
  quiet: string;
  /** Stroked: hairline, the two colours. */
  hair: string;
  firstLine: string;
  secondLine: string;
};

/** The `index`th number below `below` that a seed holds. */
export function draw({ seed, index, below }: { seed: number; index: number; below: number }): number {
  return (Math.imul(seed ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b) >>> 12) % below;
}
