import { Prose } from '../../../components/prose/prose.tsx';
import { groundClass } from '../../../components/sections/ground.ts';
import { classes } from '../../../components/ui/classes.ts';
import { Container } from '../../../components/ui/container.tsx';
import { TitleWords } from '../../../components/ui/title-words.tsx';
import { Wordmark } from '../../../components/ui/wordmark.tsx';
import { Plate } from './plate.tsx';
import { Results } from './results.tsx';
import { SaidBy } from './said-by.tsx';
import { StoryAside } from './story-aside.tsx';
import styles from './story.module.css';
import type { ToldProps } from './told.ts';
import { TypeLink } from './type-link.tsx';

/** A case of shops, travellers and works: by night, its thing upright at the window's edge, the numbers one below the other. */
export function ToldNight({ of, type }: ToldProps) {
  return (
    <article>
      <div className={classes(groundClass('night'), styles.nightHead)}>
        <div>
          <p className={styles.customer}>
            <Wordmark name={of.customer} /> <TypeLink of={type} />
          </p>
          <h1>
            <TitleWords text={of.title} />
          </h1>
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
