import { Breaks } from '../ui/breaks.tsx';
import type { ReactNode } from 'react';
import { Copy } from '../ui/copy.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './faq.module.css';

type Item = { question: string; answer: ReactNode };
type FaqProps = {
  items: readonly Item[];
  /** Heading beside the questions. */
  title: ReactNode;
  /** Below that heading: the contact for other questions. */
  aside?: ReactNode;
};

function Questions({ items }: { items: readonly Item[] }) {
  return items.map(({ question, answer }) => (
    <details key={question} className={styles.item}>
      <summary className={styles.summary}>
        <h3 className={styles.question}>
          <Breaks text={question} />
        </h3>
        <Icon name="plus" size={20} className={styles.sign} />
      </summary>
      <div className={styles.answer}>
        {typeof answer === 'string' ? (
          <p>
            <Copy text={answer} />
          </p>
        ) : (
          answer
        )}
      </div>
    </details>
  ));
}

/** Questions of readers before they decide. Each answer opens below its question, also without a script, and is found by searching the page. */
export function Faq({ items, title, aside }: FaqProps) {
  if (items.length === 0) return null;
  return (
    <div className={styles.beside}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Breaks text={title} />
        </h2>
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </div>
      <div className={styles.stack}>
        <Questions items={items} />
      </div>
    </div>
  );
}
