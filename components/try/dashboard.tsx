import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { Controls } from './controls.tsx';
import styles from './dashboard.module.css';

type DashboardProps = {
  /** Accessible name of the dials. */
  label: string;
  /** `Slider`s. */
  dials: ReactNode;
  /** Names of values by the `data-text` mark they follow; the first one counts most. */
  readouts: Readonly<Record<string, string>>;
  /** The values as long as nothing was turned. */
  texts: Readonly<Record<string, string | number>>;
};

/** Below a full-width picture: dials on the left, results on the right. */
export function Dashboard({ label, dials, readouts, texts }: DashboardProps) {
  return (
    <div className={styles.dashboard}>
      <Controls label={label} className={styles.dials}>
        {dials}
      </Controls>
      <dl className={styles.readouts}>
        {Object.entries(readouts).map(([id, name], index) => (
          <div key={id}>
            <dt className={styles.name}>{name}</dt>
            <dd className={classes(styles.value, index === 0 && styles.marked)} data-text={id}>
              {texts[id]}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
