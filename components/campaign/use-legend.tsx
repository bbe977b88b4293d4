import { type Use, uses } from '../../config/works/marks.ts';
import styles from './use-legend.module.css';
import { UseMark } from './work-score.tsx';

/** How the marks of a score are read. */
export function UseLegend({ of = Object.keys(uses) as Use[] }: { of?: readonly Use[] }) {
  return (
    <ul className={styles.legend}>
      {of.map((use) => (
        <li key={use}>
          <svg viewBox="0 0 44 24" width="44" height="24" fill="none" aria-hidden="true">
            <UseMark use={use} x={2} y={12} width={40} />
          </svg>
          {uses[use].name}
        </li>
      ))}
    </ul>
  );
}
