import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import styles from './split.module.css';

type Props = {
  children: ReactNode;
  /** Stands beside the copy: a drawing, a sample, a diagram. */
  art: ReactNode;
  /** The art comes first, on the left. */
  flipped?: boolean;
  /** The art takes more than half. */
  wideArt?: boolean;
};

/** Copy and art side by side; stacked in narrow windows. */
export function Split({ children, art, flipped = false, wideArt = false }: Props) {
  return (
    <div className={classes(styles.split, flipped && styles.flipped, wideArt && styles.wide)}>
      <div className={styles.copy}>{children}</div>
      <div className={styles.art}>{art}</div>
    </div>
  );
}
