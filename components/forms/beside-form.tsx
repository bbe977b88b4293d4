import type { ReactNode } from 'react';
import { type Ground, groundClass } from '../sections/ground.ts';
import { Breaks } from '../ui/breaks.tsx';
import { classes } from '../ui/classes.ts';
import { Container } from '../ui/container.tsx';
import styles from './beside-form.module.css';

type BesideFormProps = {
  /** Stays in view while the chapters pass, where the window is high enough. In others, chapters below it have the whole width. */
  form: ReactNode;
  chapters: readonly { title: string; lead?: ReactNode; content?: ReactNode }[];
  /** Where the page begins with it: its only `<h1>`, above the chapters. */
  opening?: { eyebrow: string; title: string; lead: ReactNode };
  ground?: Ground;
};

/** Chapters in a column, and the form that they lead to beside them; in narrow windows the form comes first. */
export function BesideForm({ form, chapters, opening, ground = 'plain' }: BesideFormProps) {
  return (
    <section className={classes(groundClass(ground), styles.section)}>
      <Container className={styles.columns}>
        {opening ? (
          <div className={styles.opening}>
            <p className={styles.eyebrow}>{opening.eyebrow}</p>
            <h1 className={styles.heading}>
              <Breaks text={opening.title} />
            </h1>
            <p className={styles.lead}>{opening.lead}</p>
          </div>
        ) : null}
        <div className={styles.form}>{form}</div>
        <div className={styles.chapters}>
          {chapters.map(({ title, lead, content }) => (
            <div key={title} className={styles.chapter}>
              <div className={styles.inside}>
                <div>
                  <h2 className={styles.title}>
                    <Breaks text={title} />
                  </h2>
                  {lead ? <p className={styles.lead}>{lead}</p> : null}
                </div>
                {content ? <div>{content}</div> : null}
              </div>
            </div>
          ))}
        </div>
      </Container>
    </section>
  );
}
