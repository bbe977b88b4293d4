import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './faq.module.css';

type Item = { question: string; answer: ReactNode };
type Props = {
  items: readonly Item[];
  /** Heading beside the questions; without one, they stand in two columns below the section's own. */
  title?: ReactNode;
  /** Below that heading: whom to ask what is not answered here. */
  aside?: ReactNode;
};

/** What people ask before they decide. Each answer opens below its question, also without a script, and is found by searching the page. */
export function Faq({ items, title, aside }: Props) {
  if (items.length === 0) return null;
  const list = (
    <div className={styles.list}>
      {items.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.summary}>
            <h3 className={styles.question}>{question}</h3>
            <Icon name="plus" size={20} className={styles.sign} />
          </summary>
          <div className={styles.answer}>{typeof answer === 'string' ? <p>{answer}</p> : answer}</div>
        </details>
      ))}
    </div>
  );
  if (!title) return list;
  return (
    <div className={styles.beside}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </div>
      {list}
    </div>
  );
}
