import { Prose } from '../../../components/prose/prose.tsx';
import { groundClass } from '../../../components/sections/ground.ts';
import { classes } from '../../../components/ui/classes.ts';
import { Container } from '../../../components/ui/container.tsx';
import { Plate } from './plate.tsx';
import { Results } from './results.tsx';
import { SaidBy } from './said-by.tsx';
import { StoryAside } from './story-aside.tsx';
import styles from './story.module.css';
import { Title } from './title.tsx';
import type { LayoutProps } from './layout-props.ts';

/** For retail, markets abroad and companies: a dark header with the results in a column and the drawing at the window's edge. */
export function NightLayout({ of, type }: LayoutProps) {
  return (
    <article>
      <div className={classes(groundClass('night'), styles.nightHead)}>
        <div>
          <Title of={of} type={type} />
          <p className={styles.summary}>{of.summary}</p>
          <Results of={of} className={styles.column} />
        </div>
        <Plate of={of} className={styles.upright} />
      </div>
      <Container className={styles.nightBody}>
        {of.quote ? <SaidBy {...of.quote} className={styles.saidFirst} /> : null}
        <Prose html={of.content} />
        <StoryAside of={of} className={styles.nightFoot} />
      </Container>
    </article>
  );
}
