import type { ReactNode } from 'react';
import { Arc, Point } from '../art/kit/arc.tsx';
import { Container } from '../ui/container.tsx';
import styles from './closing.module.css';

type Props = { title: ReactNode; lead?: ReactNode; actions: ReactNode };

/** The end of a page's story: what to do now. */
export function Closing({ title, lead, actions }: Props) {
  return (
    <section className={styles.closing}>
      <svg viewBox="0 0 1200 300" preserveAspectRatio="xMidYMax slice" fill="none" aria-hidden="true" className={styles.art}>
        <Arc from={[-60, 300]} to={[1260, 300]} lift={640} color="var(--primary)" width={2} signal />
        <Arc from={[30, 300]} to={[1170, 300]} lift={620} color="var(--accent)" width={1.5} opacity={0.7} />
        <path d="M0 300H1200" stroke="var(--night-line)" strokeWidth="3" />
        <Point at={[30, 300]} color="var(--on-night-accent)" />
        <Point at={[1170, 300]} color="var(--on-night-accent)" />
      </svg>
      <Container className={styles.copy}>
        <h2 className={styles.title}>{title}</h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        <div className={styles.actions}>{actions}</div>
      </Container>
    </section>
  );
}
