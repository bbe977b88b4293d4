import type { ReactNode } from 'react';
import { groundClass } from '../../sections/ground.ts';

type DrawingCardProps = {
  /** Of one size, one below the other. */
  drawings: readonly ReactNode[];
  size: readonly [width: number, height: number];
};

const margin = 28;

/** Drawings of a page for shared links, on the ground from which they take their colours. */
export function DrawingCard({ drawings, size: [width, height] }: DrawingCardProps) {
  return (
    <svg
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${drawings.length * height + 2 * margin}`}
      fill="none"
      className={groundClass('plain')}
      aria-hidden="true"
    >
      {drawings.map((drawing, index) => (
        <svg key={index} y={index * height} width={width} height={height}>
          {drawing}
        </svg>
      ))}
    </svg>
  );
}
