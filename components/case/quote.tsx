import styles from './quote.module.css';

/** What the customer says, in a bubble of its own. */
export function Quote({ text, by }: { text: string; by: string }) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.by}>{by}</figcaption>
    </figure>
  );
}
