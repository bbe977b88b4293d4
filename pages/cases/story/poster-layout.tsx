import { Prose } from '../../../components/prose/prose.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Plate } from './plate.tsx';
import { Results } from './results.tsx';
import { SaidBy } from './said-by.tsx';
import { StoryAside } from './story-aside.tsx';
import styles from './story.module.css';
import { Title } from './title.tsx';
import type { LayoutProps } from './layout-props.ts';

/** For education, social apps, games and devices: the drawing from edge to edge, the text below it. */
export function PosterLayout({ of, type }: LayoutProps) {
  return (
    <article>
      <Plate of={of} className={styles.poster} />
      <Container className={styles.posterHead}>
        <div>
          <Title of={of} type={type} />
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
