import type { ReactNode } from 'react';
import { Unit } from '../ui/unit.tsx';
import { Breaks } from '../ui/breaks.tsx';
import { classes } from '../ui/classes.ts';
import { Container } from '../ui/container.tsx';
import { type Ground, groundClass } from './ground.ts';
import styles from './statement.module.css';

type StatementProps = {
  /** The one number of the page. */
  figure?: { value: ReactNode; unit?: string };
  /** What it means: below the figure a sentence, without one the statement itself. `|` is where it may break. */
  title: ReactNode;
  text?: ReactNode;
  /** Where the figure comes from, and when. */
  source?: ReactNode;
  /** Fills the ground behind the words, from edge to edge. */
  art?: ReactNode;
  /** Instead of `art`: a band at the foot, from edge to edge and at most 140 px high. */
  foot?: ReactNode;
  /** A drawing at the right of the words, on narrow windows below them. */
  beside?: ReactNode;
  ground?: Ground;
  place?: 'left' | 'centred';
};

/** The page's one full-bleed moment: a figure or a sentence at poster size, 600 px high at least. */
export function Statement({
  figure,
  title,
  text,
  source,
  art,
  foot,
  beside,
  ground = 'night',
  place = 'left',
}: StatementProps) {
  const head = (
    <h2 className={figure ? styles.sentence : styles.title}>
      {figure ? (
        <span className={styles.figure}>
          {figure.value}
          {figure.unit ? <Unit of={figure.unit} className={styles.unit} /> : null}{' '}
        </span>
      ) : null}
      <Breaks text={title} />
    </h2>
  );
  const rest = (
    <>
      {text ? <p className={styles.text}>{text}</p> : null}
      {source ? <p className={styles.source}>{source}</p> : null}
    </>
  );
  return (
    <section className={classes(groundClass(ground), styles.statement, styles[place])}>
      {art ? <div className={styles.art}>{art}</div> : null}
      {foot ? <div className={classes(styles.art, styles.foot)}>{foot}</div> : null}
      <Container className={classes(styles.copy, beside ? styles.pair : null)}>
        {beside ? (
          <>
            <div>
              {head}
              {rest}
            </div>
            <div className={styles.beside}>{beside}</div>
          </>
        ) : (
          <>
            {head}
            {rest}
          </>
        )}
      </Container>
    </section>
  );
}
