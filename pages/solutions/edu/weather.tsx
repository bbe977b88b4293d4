import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import styles from './edu.module.css';
import { columns, weatherCaption, weatherRows } from './words.yaml';

const rows = weatherRows.map(({ cells, ...row }) => ({
  ...row,
  cells: cells.map(([kept, what]) => ({ value: <span className={styles[kept]}>{what}</span> })),
}));
/** What a lesson keeps when the line gets thin: voice first, then the board, then the picture. */
export const Weather = () => <ComparisonTable caption={weatherCaption} columns={columns} rows={rows} />;
