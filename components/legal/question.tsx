import type { ReactNode } from 'react';
import { useSite } from '../site-context.ts';
import styles from './question.module.css';
import { words } from './words.ts';

/** Whom to ask about a text, and the other way to read it. */
export function Question({ children }: { children: ReactNode }) {
  const { edition, site } = useSite();
  const { email } = site.contact;
  return (
    <footer className={styles.question}>
      <p>
        {words[edition].question} <a href={`mailto:${email}`}>{email}</a>
        {edition === 'en' ? '.' : '。'}
      </p>
      <p className={styles.way}>{children}</p>
    </footer>
  );
}
