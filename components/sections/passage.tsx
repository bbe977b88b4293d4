import type { ReactNode } from 'react';
import { Breaks } from '../ui/breaks.tsx';
import { classes } from '../ui/classes.ts';
import { Container } from '../ui/container.tsx';
import { type Ground, groundClass } from './ground.ts';
import styles from './passage.module.css';

type PassageProps = {
  /** A sentence, with its number if it has one. `|` is where it may break. */
  title: ReactNode;
  text: ReactNode;
  /** Where it comes from, or where to read on. */
  source?: ReactNode;
  /** What it is about, drawn. */
  art?: ReactNode;
  /** The drawing is at the left of the words, below them in the page's width, or above them from edge to edge. */
  place?: 'beside' | 'below' | 'above';
  ground?: Ground;
};

/** A thought to read: 20 px, one column, and the drawing that it is about. */
export function Passage({ title, text, source, art, place = 'beside', ground = 'plain' }: PassageProps) {
  const words = (
    <div className={styles.words}>
      <h2 className={styles.title}>
        <Breaks text={title} />
      </h2>
      <div className={styles.text}>{typeof text === 'string' ? <p>{text}</p> : text}</div>
      {source ? <div className={styles.source}>{source}</div> : null}
    </div>
  );
  const drawing = art ? <div className={styles.art}>{art}</div> : null;
  return (
    <section className={classes(groundClass(ground), styles.passage, art ? styles[place] : null)}>
      {place === 'above' ? drawing : null}
      <Container className={styles.row}>
        {place === 'beside' ? drawing : null}
        {words}
        {place === 'below' ? drawing : null}
      </Container>
    </section>
  );
}
