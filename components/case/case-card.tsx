import type { CaseHead } from '../../config/calls/cases.ts';
import { classes } from '../ui/classes.ts';
import { Link } from '../ui/link.tsx';
import { caseAddress } from './addresses.ts';
import { CaseArt } from './case-art.tsx';
import styles from './case-card.module.css';
import { Metrics } from './metrics.tsx';
import { Wordmark } from '../ui/wordmark.tsx';

type Props = {
  item: CaseHead;
  type: { id: string; name: string };
  /** Level of its title among the page's headings. */
  level: 3 | 4;
  /** It has a row of its own. */
  wide?: boolean;
};

/** One case in a list: its drawing, who, what came of it. All of it is its link. */
export function CaseCard({ item, type, level, wide = false }: Props) {
  const { id, title, customer, summary, products, metrics } = item;
  const Title = `h${level}` as const;
  return (
    <li className={classes(styles.card, wide && styles.wide)}>
      <div className={styles.art}>
        <CaseArt id={id} type={type} products={products} told={item} />
      </div>
      <div className={styles.copy}>
        <p className={styles.customer}>
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
