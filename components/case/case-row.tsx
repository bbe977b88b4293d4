import { caseAddress } from './addresses.ts';
import { CaseArt } from './case-art.tsx';
import { Metrics } from './metrics.tsx';
import { Link } from '../ui/link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import type { CaseHead } from '../../config/calls/cases.ts';
import styles from './case-row.module.css';

type Props = {
  item: CaseHead;
  type: { id: string; name: string };
  /** Level of its title among the page's headings. */
  level: 3 | 4;
};

/** A case as one row of a list: a drawing, who, what was done, two numbers. The whole row is its link. */
export function CaseRow({ item, type, level }: Props) {
  const { id, title, customer, summary, products, metrics } = item;
  const Title = `h${level}` as const;
  return (
    <li className={styles.row}>
      <div className={styles.art}>
        <CaseArt id={id} type={type} products={products} told={item} shape="upright" />
      </div>
      <div>
        <p>
          <Wordmark name={customer} />
        </p>
        <Title className={styles.title}>
          <Link href={caseAddress(id)} className={styles.link}>
            {title}
          </Link>
        </Title>
        <p className={styles.summary}>{summary}</p>
      </div>
      <Metrics metrics={metrics.slice(0, 2)} className={styles.metrics} each={styles.metric} />
    </li>
  );
}
