import type { ReactNode } from 'react';

type Tile = {
  /** A drawing with a `viewBox`. */
  art: ReactNode;
  /** Class of its background, if it has none of its own. */
  ground?: string;
};

type WallProps = { columns: number; tiles: readonly Tile[] /** Size of a tile. */; size: readonly [number, number] };

const gap = 12;

/** The drawings of a collection in a grid, for shared links. */
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
