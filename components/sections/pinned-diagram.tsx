import { Breaks } from '../ui/breaks.tsx';
import type { ReactNode } from 'react';
import '../styles/mono.css';
import { classes } from '../ui/classes.ts';
import styles from './pinned-diagram.module.css';

type PinnedDiagramProps = {
  /** Up to eight. */
  steps: readonly { title: string; text: ReactNode }[];
  /**
   * A drawing no higher than a window. What belongs to a step has `data-step="1"` and is lit while that step is read;
   * with `data-from="1"` it is lit from that step on. The rest is always lit.
   */
  art: ReactNode;
  /** The drawing at the left. */
  flipped?: boolean;
};

/**
 * A drawing that stays in view while its steps are read beside it, and shows the one being read. Scrolling drives it by style alone;
 * where the browser cannot, and in narrow windows, all of it is lit.
 */
export function PinnedDiagram({ steps, art, flipped = false }: PinnedDiagramProps) {
  return (
    <div className={classes(styles.pinned, flipped && styles.flipped)}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.title}>
              <Breaks text={title} />
            </h3>
            <div className={styles.text}>{text}</div>
          </li>
        ))}
      </ol>
      <div className={styles.frame}>
        <div className={styles.art}>{art}</div>
      </div>
    </div>
  );
}
