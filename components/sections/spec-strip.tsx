import type { ReactNode } from 'react';
import '../styles/mono.css';
import { Unit } from '../ui/unit.tsx';
import { classes } from '../ui/classes.ts';
import styles from './spec-strip.module.css';

export type Spec = {
  value: ReactNode;
  unit?: string;
  /** The measured quantity. */
  name: string;
  /** Under which condition: a place, a load, a share of cases. */
  condition?: string;
  /** The value as a share of the limit, 0 to 1, drawn on a scale below it. */
  part?: number;
};

type SpecStripProps = {
  /** Three to six. */
  specs: readonly Spec[];
  /** When and by whom it was measured. */
  source?: ReactNode;
  /** In small figures, for the foot of an opening. */
  small?: boolean;
};

/** A row of numbers, each with its unit and its condition. */
export function SpecStrip({ specs, source, small = false }: SpecStripProps) {
  return (
    <div className={classes(styles.strip, small && styles.small)}>
      <dl className={styles.row}>
        {specs.map(({ value, unit, name, condition, part }) => (
          <div key={name} className={styles.spec}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.figure}>
              <span className={styles.value}>
                {value}
                {unit ? <Unit of={unit} className={styles.unit} /> : null}
              </span>
              {part === undefined ? null : (
                <svg viewBox="0 0 200 10" preserveAspectRatio="none" aria-hidden="true" className={styles.scale}>
                  <path d="M0 5H200" stroke="var(--rule)" strokeWidth="2" />
                  <path d={`M0 5H${Math.round(part * 200)}`} stroke="var(--tint)" strokeWidth="4" />
                </svg>
              )}
            </dd>
            {condition ? <dd className={styles.condition}>{condition}</dd> : null}
          </div>
        ))}
      </dl>
      {source ? <p className={styles.source}>{source}</p> : null}
    </div>
  );
}
