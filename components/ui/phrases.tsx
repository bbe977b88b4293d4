import styles from './phrases.module.css';

/** A line that breaks where it pauses; only a phrase that is longer than the line breaks within, where it likes. */
export function Phrases({ text }: { text: string }) {
  const phrases = text.split(/(?<=[，；：])/u);
  if (phrases.length === 1) return text;
  return phrases.map((phrase) => (
    <span key={phrase} className={styles.phrase}>
      {phrase}
    </span>
  ));
}
