import styles from './unit.module.css';

type UnitProps = { of: string; className: string | undefined };

/** The unit of a number before it, in a size of its own. A word has a space before it, `40 ms`; a sign has none, `40%`. */
export const Unit = ({ of, className }: UnitProps) => (
  <span className={className}>
    {/^\p{L}/u.test(of) ? <span className={styles.space}> </span> : null}
    {of}
  </span>
);
