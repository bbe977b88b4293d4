import type { ReactNode } from 'react';

type Tile = {
  /** A drawing with a `viewBox`. */
  art: ReactNode;
  /** Class of the ground that it stands on, where it has none of its own. */
  ground?: string;
};

type WallProps = { columns: number; tiles: readonly Tile[] /** Size of a tile. */; size: readonly [number, number] };

const gap = 12;

/** Drawings in a grid for shared links: what a collection consists of. */
export function Wall({ columns, tiles, size: [width, height] }: WallProps) {
  const rows = Math.ceil(tiles.length / columns);
  return (
    <svg viewBox={`0 0 ${columns * (width + gap) - gap} ${rows * (height + gap) - gap}`} fill="none" aria-hidden="true">
      {tiles.map(({ art, ground }, index) => (
        <svg
          key={index}
          x={(index % columns) * (width + gap)}
          y={Math.floor(index / columns) * (height + gap)}
          width={width}
          height={height}
          viewBox={ground && `0 0 ${width} ${height}`}
          className={ground}
        >
          {art}
        </svg>
      ))}
    </svg>
  );
}
