import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { Container } from '../ui/container.tsx';
import styles from './hero.module.css';

type Props = {
  /** Copy beside the art, or above it in the middle. */
  shape: 'split' | 'centred';
  title: ReactNode;
  lead: ReactNode;
  actions: ReactNode;
  /** A line below the actions. */
  note?: ReactNode;
  art: ReactNode;
  /** What stands at the foot of the hero. */
  children?: ReactNode;
};

/** The dark opening of a page; the header may lie over it. */
export function Hero({ shape, title, lead, actions, note, art, children }: Props) {
  return (
    <section className={styles.hero}>
      <Container className={classes(styles.stage, shape === 'split' ? styles.split : styles.centred)}>
        <div className={styles.copy}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>{actions}</div>
          {note ? <p className={styles.note}>{note}</p> : null}
        </div>
        <div className={styles.art}>{art}</div>
      </Container>
      {children ? <Container className={styles.foot}>{children}</Container> : null}
    </section>
  );
}
