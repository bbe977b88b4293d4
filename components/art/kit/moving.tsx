import { classes } from '../../ui/classes.ts';
import styles from './motion.module.css';

/** Place in the order of a drawing's motion: 0 begins. */
type Turn = 0 | 2 | 4;

const turns = { 0: undefined, 2: styles.turn2, 4: styles.turn4 } as const;

type DrawnProps = {
  d: string;
  color: string;
  width?: number;
  place?: Turn;
};

/** A line that is drawn as the drawing comes into view. */
export function Drawn({ d, color, width = 2, place = 0 }: DrawnProps) {
  return (
    <path
      d={d}
      pathLength="1"
      stroke={color}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes(styles.draw, turns[place])}
    />
  );
}

type PulseProps = DrawnProps & {
  /** Half a loop behind others, where drawings loop. */
  late?: boolean;
};

/** A signal that travels along a line. */
export function Pulse({ d, color, width = 3, place = 0, late = false }: PulseProps) {
  return (
    <path
      d={d}
      pathLength="100"
      stroke={color}
      strokeWidth={width}
      strokeLinecap="round"
      strokeDasharray="5 95"
      className={classes(styles.travel, late && styles.late, turns[place])}
    />
  );
}
