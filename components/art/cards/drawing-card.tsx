import type { ReactNode } from 'react';
import { type Ground, groundClass } from '../../sections/ground.ts';

type DrawingCardProps = {
  /** Size of the drawing's wide version. */
  size: readonly [width: number, height: number];
  ground?: Ground;
  children: ReactNode;
};

const margin = 28;

/** A drawing of a page for shared links, on the ground from which it takes its colours. */
export function DrawingCard({ size: [width, height], ground = 'plain', children }: DrawingCardProps) {
  return (
    <svg
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      fill="none"
      className={groundClass(ground)}
      aria-hidden="true"
    >
      <svg width={width} height={height}>
        {children}
      </svg>
    </svg>
  );
}
