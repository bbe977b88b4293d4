import { classes } from '../ui/classes.ts';
import { useSite } from '../site-context.ts';
import { yesAndNo } from '../ui/yes-and-no.ts';
import type { ComparisonColumn } from './comparison-table.tsx';
import styles from './side-by-side.module.css';

type SideBySideProps = {
  /** Two or three things. */
  things: readonly ComparisonColumn[];
  /** What is said of each, in words. A row has a cell for each thing. */
  rows: readonly { name: string; note?: string; cells: readonly (string | boolean)[] }[];
};

/** Two or three things as objects that stand next to each other. What they are compared by is at the same height in each. */
export function SideBySide({ things, rows }: SideBySideProps) {
  const { yes, no } = yesAndNo[useSite().edition];
  return (
    <ul className={styles.things} data-things={things.length}>
      {things.map(({ name, note, marked }, index) => (
        <li key={name} className={classes(styles.thing, marked && styles.marked)}>
          <h3 className={styles.name}>
            {name} {note ? <span className={styles.note}>{note}</span> : null}
          </h3>
          <dl className={styles.facts}>
            {rows.map((row) => {
              const cell = row.cells[index];
              return (
                <div key={row.name} className={styles.fact}>
                  <dt className={styles.term}>{row.name}</dt>
                  <dd>{typeof cell === 'boolean' ? (cell ? yes : no) : cell}</dd>
                </div>
              );
            })}
          </dl>
        </li>
      ))}
    </ul>
  );
}
