import type { ReactNode } from 'react';
import { Unit } from '../ui/unit.tsx';
import { Breaks } from '../ui/breaks.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './before-after.module.css';

type State = {
  /** Names of the two sides: before and after, or public internet and our network. */
  label: string;
  title: string;
  /** Drawn at the same scale as the other. */
  art?: ReactNode;
  points?: readonly string[];
  figure?: { value: ReactNode; unit?: string; name: string };
};

type BeforeAfterProps = {
  before: State;
  after: State;
  /** The difference, on the seam: `−62%`, `换成三行代码`. */
  change?: string;
};

/** The same thing twice, without and with: the first in grey, the second in colour. */
export function BeforeAfter({ before, after, change }: BeforeAfterProps) {
  return (
    <div className={styles.pair}>
      <Side state={before} className={styles.before} />
      {change ? (
        <p className={styles.change}>
          <Icon name="arrow-right" size={18} />
          {change}
        </p>
      ) : null}
      <Side state={after} className={styles.after} />
    </div>
  );
}

function Side({ state, className }: { state: State; className: string | undefined }) {
  const { label, title, art, points, figure } = state;
  return (
    <div className={className}>
      <p className={styles.label}>{label}</p>
      <h3 className={styles.title}>
        <Breaks text={title} />
      </h3>
      {art ? <div className={styles.art}>{art}</div> : null}
      {points ? (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : null}
      {figure ? (
        <p className={styles.figure}>
          <strong className={styles.value}>
            {figure.value}
            {figure.unit ? <Unit of={figure.unit} className={styles.unit} /> : null}
          </strong>{' '}
          {figure.name}
        </p>
      ) : null}
    </div>
  );
}
