import type { Case } from '../../../config/calls/cases.ts';
import { Link } from '../../../components/ui/link.tsx';
import { CaseArt } from '../../../components/case/case-art.tsx';
import { typeAnchor } from '../../../components/case/case-type.ts';
import { Metrics } from '../../../components/case/metrics.tsx';
import styles from './story-head.module.css';
import { Wordmark } from '../../../components/ui/wordmark.tsx';

type Props = { item: Case; type: { id: string; name: string } };

/** The opening of a case: who, what, the drawing, and below them the figures. */
export function StoryHead({ item, type }: Props) {
  const { id, title, customer, summary, products, metrics } = item;
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <div>
          <p className={styles.customer}>
            <Wordmark name={customer} />
          </p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.summary}>{summary}</p>
          {type.name ? (
            <p className={styles.type}>
              <Link href={`/case#${typeAnchor(type.id)}`}>{type.name}</Link>
            </p>
          ) : null}
        </div>
        <div className={styles.art}>
          <CaseArt id={id} type={type} products={products} told={item} />
        </div>
      </div>
      <Metrics metrics={metrics} className={styles.metrics} each={styles.metric} />
    </header>
  );
}
