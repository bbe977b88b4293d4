import { Drawing } from '../kit/drawing.tsx';
import { Tile } from '../kit/tile.tsx';

/** The look of each follows from a name. */
type PairProps = { title: string; people: readonly [string, string] };

/** Two people in a call; the first one speaks. */
export function Pair({ title, people: [first, second] }: PairProps) {
  return (
    <Drawing
      title={title}
      wide={{
        size: [380, 150],
        art: (
          <>
            <Tile x={24} y={8} width={160} height={126} seed={first} ground="#d6e2ff" speaking />
            <Tile x={196} y={8} width={160} height={126} seed={second} ground="#ffe3cf" />
          </>
        ),
      }}
    />
  );
}
