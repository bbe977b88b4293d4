import { Figure } from '../ui/figure.tsx';
import type { ReactNode } from 'react';
import { useSite } from '../site-context.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { yesAndNo } from '../ui/yes-and-no.ts';
import styles from './comparison-table.module.css';

export type ComparisonColumn = {
  name: string;
  /** Below the name: price or target group. */
  note?: ReactNode;
  /** The column that is recommended, or that the page is about. */
  marked?: boolean;
};

/** Yes and no show as a sign and are said in words; anything else shows as it is. */
export type ComparisonCell = boolean | string | number | { value: ReactNode };

export type ComparisonRow = { name: string; note?: string; cells: readonly ComparisonCell[] };

type Props = {
  /** Name of the comparison, for screen readers. */
  caption: string;
  /** Five at most: more do not fit beside their names. */
  columns: readonly ComparisonColumn[];
  /** Rows, or rows under the names of their groups. A row has a cell for each column. */
  rows: readonly (ComparisonRow | { group: string; rows: readonly ComparisonRow[] })[];
};

/** Things side by side. Its head stays below the page's header; in a narrow window it scrolls sideways inside itself and keeps the names of the rows. */
export function ComparisonTable({ caption, columns, rows }: Props) {
  const { edition } = useSite();
  const marked = (index: number) => columns[index]?.marked && styles.marked;

  const shown = (cell: ComparisonCell) => {
    if (typeof cell === 'object') return cell.value;
    if (typeof cell !== 'boolean') return cell;
    return (
      <>
        {cell ? <Icon name="check" className={styles.yes} /> : <Icon name="minus" className={styles.no} />}
        <span className={styles.word}>{yesAndNo[edition][cell ? 'yes' : 'no']}</span>
      </>
    );
  };
  const line = ({ name, note, cells }: ComparisonRow) => (
    <tr key={name} className={styles.line}>
      <th scope="row" className={styles.name}>
        {name} {note ? <small className={styles.note}>{note}</small> : null}
      </th>
      {cells.map((cell, index) => (
        <td key={index} className={classes(styles.cell, marked(index))}>
          {shown(cell)}
        </td>
      ))}
    </tr>
  );

  return (
    <Figure label={caption} className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.word}>{caption}</caption>
        <thead>
          <tr>
            <td className={styles.corner} />
            {columns.map(({ name, note }, index) => (
              <th key={name} scope="col" className={classes(styles.column, marked(index))}>
                {name} {note ? <small className={styles.note}>{note}</small> : null}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) =>
          'group' in row ? (
            <tbody key={row.group}>
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1} className={styles.group}>
                  <span className={styles.groupName}>{row.group}</span>
                </th>
              </tr>
              {row.rows.map(line)}
            </tbody>
          ) : (
            <tbody key={row.name}>{line(row)}</tbody>
          ),
        )}
      </table>
    </Figure>
  );
}
