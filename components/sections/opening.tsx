import type { ReactNode } from 'react';
import { Breaks } from '../ui/breaks.tsx';
import { classes } from '../ui/classes.ts';
import { Container } from '../ui/container.tsx';
import { type Ground, groundClass } from './ground.ts';
import styles from './opening.module.css';

type OpeningProps = {
  /**
   * `split`: copy at the left, art from the middle to the window's edge. `centred`: art below the copy. `over`: copy over art that
   * fills the ground. `full`: title and lead in a row, art below from edge to edge. `column`: narrow copy that stays in view
   * beside art higher than the window.
   */
  layout: 'split' | 'centred' | 'over' | 'full' | 'column';
  ground?: Ground;
  eyebrow?: ReactNode;
  /** `|` is where it may break; in `split` and `column`, seven Chinese characters between breaks at most. */
  title: ReactNode;
  lead: ReactNode;
  actions?: ReactNode;
  /** A line below the actions: a condition, a date. */
  note?: ReactNode;
  art?: ReactNode;
  /** Below both, in the page's width: a row of numbers, names of customers. */
  foot?: ReactNode;
};

/** How a page begins: the only `<h1>`, what it is for, what to do, and the thing itself. */
export function Opening({ layout, ground = 'plain', eyebrow, title, lead, actions, note, art, foot }: OpeningProps) {
  return (
    <section
      className={classes(groundClass(ground), styles.opening, styles[layout], styles[ground])}
      data-opening={ground === 'night' ? ground : undefined}
    >
      <div className={styles.stage}>
        <div className={styles.copy}>
          <div className={styles.words}>
            {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
            <h1 className={styles.title}>
              <Breaks text={title} />
            </h1>
          </div>
          <div>
            <p className={styles.lead}>{lead}</p>
            {actions ? <div className={styles.actions}>{actions}</div> : null}
            {note ? <p className={styles.note}>{note}</p> : null}
          </div>
        </div>
        {art ? <div className={styles.art}>{art}</div> : null}
      </div>
      {foot ? <Container className={styles.foot}>{foot}</Container> : null}
    </section>
  );
}
