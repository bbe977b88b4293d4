import { Prose } from '../../../components/prose/prose.tsx';
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

/** A case of schools, clubs, games and devices: its thing from edge to edge, the words below it. */
export function ToldPoster({ of, type }: ToldProps) {
  return (
    <article>
      <Plate of={of} className={styles.poster} />
      <Container className={styles.posterHead}>
        <div>
          <p className={styles.customer}>
            <Wordmark name={of.customer} /> <TypeLink of={type} />
          </p>
          <h1>
            <TitleWords text={of.title} />
          </h1>
        </div>
        <p className={styles.summary}>{of.summary}</p>
      </Container>
      <Container>
        <Results of={of} className={styles.row} />
      </Container>
      <Container className={styles.posterBody}>
        <StoryAside of={of} />
        <div>
          <Prose html={of.content} />
          {of.quote ? <SaidBy {...of.quote} className={styles.saidLarge} /> : null}
        </div>
      </Container>
    </article>
  );
}
