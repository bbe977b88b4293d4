import { Prose } from '../../../components/prose/prose.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Plate } from './plate.tsx';
import { Results } from './results.tsx';
import { SaidBy } from './said-by.tsx';
import { StoryAside } from './story-aside.tsx';
import styles from './story.module.css';
import { Title } from './title.tsx';
import type { LayoutProps } from './layout-props.ts';

/** For health, finance and public services: a sheet of paper, set in a serif, with the quotation upright beside the text. */
export function RecordLayout({ of, type }: LayoutProps) {
  return (
    <Container>
      <article className={styles.record}>
        <header>
          <Title of={of} type={type} />
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
