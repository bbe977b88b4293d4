import { Figure } from '../../../components/ui/figure.tsx';
import type { ReactNode } from 'react';
import { classes } from '../../../components/ui/classes.ts';
import styles from './price-ledger.module.css';

type Column = { name: string /** Figures stand on the right, one below the other. */; figures?: boolean };
type Props = {
  caption: string;
  columns: readonly Column[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** A list of prices as a table; its caption is for those who hear the page. The first cell names its row. */
export function Ledger({ caption, columns, rows }: Props) {
  const look = (index: number) => (columns[index]?.figures ? styles.figures : undefined);
  return (
    <Figure label={caption} className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name }, index) => (
              <th key={name} scope="col" className={look(index)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {rest.map((cell, index) => (
                <td key={index} className={classes(look(index + 1))}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  );
}
