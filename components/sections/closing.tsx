import { Breaks } from '../ui/breaks.tsx';
import type { ReactNode } from 'react';
import { Arc, Point } from '../art/kit/arc.tsx';
import { classes } from '../ui/classes.ts';
import { Container } from '../ui/container.tsx';
import styles from './closing.module.css';

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons; beside the first one, `on-dark` at night and `secondary` on the light tones. */
  actions: ReactNode;
  tone?: 'night' | 'dawn' | 'mint' | 'paper';
  /** Copy on the left and actions on the right, and not below each other. */
  row?: boolean;
};

/** The end of a page: the call to act. */
export function Closing({ title, lead, actions, tone = 'night', row = false }: Props) {
  return (
    <section className={classes(styles.closing, styles[tone], row && styles.row)}>
      {row ? <Bank atNight={tone === 'night'} /> : <Shoulders atNight={tone === 'night'} />}
      <Container className={styles.copy}>
        <div>
          <h2 className={styles.title}>
            <Breaks text={title} />
          </h2>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        <div className={styles.actions}>{actions}</div>
      </Container>
    </section>
  );
}

/** Two shoulders of a bridge, and the copy between them. */
function Shoulders({ atNight }: { atNight: boolean }) {
  return (
    <svg
      viewBox="0 0 1200 300"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      aria-hidden="true"
      className={styles.art}
    >
      <path d="M0 298H1200" stroke="var(--rule)" strokeWidth="3" />
      <Arc from={[-260, 298]} to={[250, 298]} lift={350} color="var(--tint)" signal={atNight} />
      <Arc from={[950, 298]} to={[1460, 298]} lift={350} color="var(--tint)" signal={atNight} late />
      <Arc from={[-200, 298]} to={[176, 298]} lift={220} color="var(--accent)" width={1.5} />
      <Arc from={[1024, 298]} to={[1400, 298]} lift={220} color="var(--accent)" width={1.5} />
      {[176, 250, 950, 1024].map((x) => (
        <Point key={x} at={[x, 298]} color="var(--end)" r={4} />
      ))}
    </svg>
  );
}

/** Arcs on the right that stand on a deck, as a bridge is seen from its bank. */
function Bank({ atNight }: { atNight: boolean }) {
  return (
    <svg
      viewBox="0 0 560 260"
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      aria-hidden="true"
      className={styles.bank}
    >
      <path d="M-2000 236H600" stroke="var(--rule)" strokeWidth="2" />
      <Arc from={[90, 236]} to={[700, 236]} lift={290} color="var(--tint)" signal={atNight} />
      <Arc from={[220, 236]} to={[700, 236]} lift={210} color="var(--accent)" width={1.5} />
      <Arc from={[350, 236]} to={[700, 236]} lift={130} color="var(--tint)" width={1.5} />
      {[90, 220, 350].map((x) => (
        <Point key={x} at={[x, 236]} color="var(--end)" r={4} />
      ))}
    </svg>
  );
}
