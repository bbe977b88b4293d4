import type { ReactNode } from 'react';
import styles from './copy-text.module.css';

type CopyTextProps = {
  name: string;
  /** The text that is shown and copied, or a link with the text. */
  text: ReactNode;
  note?: ReactNode;
};

/** A text to take along: with a script, a button beside it copies it. */
export function CopyText({ name, text, note }: CopyTextProps) {
  return (
    <div className={styles.copy} data-copy="">
      <p className={styles.name}>{name}</p>
      <p className={styles.text} data-copied="">
        {text}
      </p>
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}
