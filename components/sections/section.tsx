import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { Container } from '../ui/container.tsx';
import styles from './section.module.css';

type Props = {
  title?: ReactNode;
  lead?: ReactNode;
  tone?: 'plain' | 'raised' | 'night';
  /** Heading in the middle, for what is shown below it in full width. */
  centred?: boolean;
  children?: ReactNode;
};

/** One chapter of a page. */
export function Section({ title, lead, tone = 'plain', centred = false, children }: Props) {
  return (
    <section className={classes(styles.section, styles[tone])}>
      <Container>
        {title ? (
          <div className={classes(styles.head, centred && styles.centred)}>
            <h2 className={styles.title}>{title}</h2>
            {lead ? <p className={styles.lead}>{lead}</p> : null}
          </div>
        ) : null}
        {children}
      </Container>
    </section>
  );
}
