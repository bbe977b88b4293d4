import { classes } from '../ui/classes.ts';
import { partsOf } from './metric-parts.ts';
import styles from './metric.module.css';

type Props = { value: string; className?: string | undefined };

/** Longer values wrap between and inside of their words. */
const longestWhole = 16;

/** A number to remember: the number large, its unit beside it. */
export function Metric({ value, className }: Props) {
  const { before, number, after } = partsOf(value);
  return (
    <span className={classes(styles.metric, value.length <= longestWhole && styles.whole, className)}>
      {before ? <span className={styles.unit}>{before} </span> : null}
      {number}
      {after ? <span className={styles.unit}> {after}</span> : null}
    </span>
  );
}
