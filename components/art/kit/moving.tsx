import { classes } from '../../ui/classes.ts';
import styles from './motion.module.css';

/** Place in the order of a drawing's motion; 0 begins. */
type Turn = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const turns = [undefined, styles.turn1, styles.turn2, styles.turn3, styles.turn4, styles.turn5, styles.turn6] as const;

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
