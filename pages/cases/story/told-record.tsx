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

/** A case of clinics, banks and offices: a sheet of their files, set in a serif, what was said along its edge. */
export function ToldRecord({ of, type }: ToldProps) {
  return (
    <Container>
      <article className={styles.record}>
        <header>
          <p className={styles.customer}>
            <Wordmark name={of.customer} /> <TypeLink of={type} />
          </p>
          <h1>
            <TitleWords text={of.title} />
          </h1>
          <p className={styles.summary}>{of.summary}</p>
        </header>
        <Results of={of} className={styles.ledger} />
        <Plate of={of} className={styles.print} />
        <div className={styles.recordBody}>
          {of.quote ? <SaidBy {...of.quote} className={styles.saidUpright} /> : null}
          <Prose html={of.content} />
        </div>
        <StoryAside of={of} className={styles.recordFoot} />
      </article>
    </Container>
  );
}
