import { seedOf } from './seed.ts';
import { classes } from './classes.ts';
import styles from './wordmark.module.css';

/** Styles of setting a name. */
const hands = [styles.heavy, styles.spaced, styles.song, styles.dotted, styles.boxed, styles.slab] as const;

type Props = {
  /** Name of the customer. */
  name: string;
  className?: string | undefined;
};

/** A customer's name set in type, as its logo would stand: the same name always in the same hand. */
export function Wordmark({ name, className }: Props) {
  return <span className={classes(styles.wordmark, hands[seedOf(name) % hands.length], className)}>{name}</span>;
}
