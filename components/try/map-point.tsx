import type { Place } from '../../config/rules/route.ts';
import { placeOf } from '../art/kit/map/world-map.ts';
import styles from './map-point.module.css';

type Props = {
  id: string;
  name?: string;
  place: Place /** On which side of the point its name ends or begins. */;
  side?: 'start' | 'end' | undefined;
};

/** A place on the world map that `map` makes a button. */
export function MapPoint({ id, name = id, place, side = 'start' }: Props) {
  const [x, y] = placeOf(place);
  return (
    <g data-point={id} aria-label={name} className={styles.point}>
      <circle cx={x} cy={y} r="18" fill="transparent" />
      <circle cx={x} cy={y} r="6" />
      <text x={x + (side === 'start' ? 12 : -12)} y={y + 5} textAnchor={side}>
        {name}
      </text>
    </g>
  );
}
