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
