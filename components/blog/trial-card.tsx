import { RegisterButton } from '../ui/register-button.tsx';
import { useId } from 'react';
import { useSite } from '../site-context.ts';
import { Link } from '../ui/link.tsx';
import styles from './trial-card.module.css';
import * as words from './words.yaml';

/** From reading to trying. */
export function TrialCard() {
  const { site } = useSite();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.card}>
      <svg
        className={styles.art}
        viewBox="0 0 240 72"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M20 58C20-6 220-6 220 58" stroke="var(--on-night-primary)" />
        <path d="M56 60q12-16 24 0t24 0t24 0t24 0t24 0" stroke="var(--on-night-accent)" />
        <circle cx="20" cy="60" r="6" fill="var(--on-night)" />
        <circle cx="220" cy="60" r="6" fill="var(--on-night)" />
      </svg>
      <h2 id={heading} className={styles.title}>
        {words.trialCard.title}
      </h2>
      <p className={styles.text}>{words.trialCard.lead}</p>
      <RegisterButton zone="blog-aside" size="small" className={styles.action} />{' '}
      <Link href={site.docs} className={styles.docs} event={{ zone: 'blog-aside' }}>
        {words.trialCard.documents}
      </Link>
    </section>
  );
}
