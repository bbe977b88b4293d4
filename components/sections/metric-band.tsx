import type { ReactNode } from 'react';
import { yearsSinceFounding } from '../../config/rules/dates.ts';
import { useSite } from '../site-context.ts';
import { Unit } from '../ui/unit.tsx';
import styles from './metric-band.module.css';

/** Full years since the founding day; the runtime sets it right for the day it is read. */
export function Years() {
  const { now } = useSite();
  return <span data-years="">{yearsSinceFounding(now)}</span>;
}

type Metric = { value: ReactNode; unit?: string; name: string };

/** Numbers worth remembering, each with its unit and what it counts. */
export function MetricBand({ metrics }: { metrics: readonly Metric[] }) {
  return (
    <dl className={styles.band}>
      {metrics.map(({ value, unit, name }) => (
        <div key={name} className={styles.metric}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            {value}
            {unit ? <Unit of={unit} className={styles.unit} /> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
