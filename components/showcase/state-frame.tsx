import { useId } from 'react';
import { groundClass } from '../sections/ground.ts';
import { classes } from '../ui/classes.ts';
import type { State } from './showcase.ts';
import styles from './state-frame.module.css';

/** One named state of a component in a frame. For a component that renders nothing, the frame says so. */
export function StateFrame({ name, when, show }: State) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.state}>
      <h3 id={heading} className={styles.name}>
        {name}
      </h3>
      <p className={styles.when}>{when}</p>
      <div className={classes(groundClass('plain'), styles.frame)}>{show}</div>
    </section>
  );
}
