import { classes } from '../ui/classes.ts';
import styles from './metric.module.css';

type Props = { value: string; className?: string | undefined };

/** The number of a metric, and the words before and after it: `不到 9 分钟` is 不到, 9 and 分钟. */
export function partsOf(value: string): { before: string; number: string; after: string } {
  const match = /^(\D*?)\s*([-+−<>≤≥]?\s?\d[\d.,:/–-]*\s?[%‰]?)\s*(.*)$/su.exec(value.trim());
  return match
    ? { before: match[1]!, number: match[2]!.trim(), after: match[3]! }
    : { before: '', number: value, after: '' };
}

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
