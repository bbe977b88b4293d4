import type { ReactNode } from 'react';
import { Breaks } from '../ui/breaks.tsx';
import { classes } from '../ui/classes.ts';
import { Container } from '../ui/container.tsx';
import { type Ground, groundClass } from './ground.ts';
import styles from './section.module.css';

/**
 * Where the heading is: `left` or `centred` above the content, in a narrow `column` that stays in view beside it, inside the
 * `frame` that holds the content, or `none` to see, where a drawing is the heading (its words are kept for screen readers).
 */
export type HeadPlace = 'left' | 'centred' | 'column' | 'frame' | 'none';

export type SectionProps = {
  /** Its place in the page's address. */
  id?: string;
  /** `|` is where it may break. */
  title?: ReactNode;
  /** What it is called where neither `title` nor anything in it is a heading. */
  label?: string;
  lead?: ReactNode;
  head?: HeadPlace;
  ground?: Ground;
  /** Above and below: one thought with its neighbour on the same ground, usual, or a statement. */
  space?: 'join' | 'usual' | 'statement';
  /** `wide` for tables, matrices and drawings; `full` reaches from edge to edge of the window. */
  width?: 'usual' | 'wide' | 'full';
  children?: ReactNode;
};

/** One chapter of a page. Neighbours on the same ground have one space between them, not two. */
export function Section({
  id,
  title,
  label,
  lead,
  head = 'left',
  ground = 'plain',
  space = 'usual',
  width = 'usual',
  children,
}: SectionProps) {
  const heading = title ? (
    <div className={classes(styles.head, styles[head])}>
      <h2 className={styles.title}>
        <Breaks text={title} />
      </h2>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </div>
  ) : null;
  const inside = head === 'column' || head === 'frame';
  return (
    <section
      id={id}
      aria-label={label}
      className={classes(groundClass(ground), styles.section, space !== 'usual' && styles[space])}
    >
      {inside ? (
        <Container wide={width !== 'usual'} className={head === 'column' ? styles.columns : styles.box}>
          {heading}
          <div className={styles.body}>{children}</div>
        </Container>
      ) : (
        <>
          {heading ? <Container>{heading}</Container> : null}
          {width === 'full' ? children : <Container wide={width === 'wide'}>{children}</Container>}
        </>
      )}
    </section>
  );
}
