import { Person } from '../art/kit/people/person.tsx';
import styles from './portrait.module.css';

type PortraitProps = {
  name: string;
  /** Position in its season: which of the three pairs of colours it is printed in. */
  index: number;
  /** Height for a width of 100. */
  height?: number;
};

const tones = [styles.rose, styles.lilac, styles.amber];

/** A lecturer, printed in two colours. Inside a `Cast` that names them. */
export function Portrait({ name, index, height = 110 }: PortraitProps) {
  return (
    <svg viewBox={`0 0 100 ${height}`} fill="none" aria-hidden="true" className={tones[index % tones.length]}>
      <rect width="100" height={height} className={styles.light} />
      <circle cx={index % 2 ? 72 : 28} cy={height * 0.42} r="34" className={styles.sun} />
      <g className={styles.gray}>
        <Person x={50} y={height} size={Math.min(88, height * 0.92)} seed={name} />
      </g>
      <rect width="100" height={height} className={styles.shadows} />
      <rect width="100" height={height} className={styles.highlights} />
    </svg>
  );
}
