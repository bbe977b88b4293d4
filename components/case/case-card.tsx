import type { CaseHead } from '../../config/calls/cases.ts';
import { Link } from '../ui/link.tsx';
import { caseAddress } from './addresses.ts';
import { CaseArt } from './case-art.tsx';
import styles from './case-card.module.css';
import { Figure } from './figure.tsx';
import { Wordmark } from '../ui/wordmark.tsx';

type Props = {
  item: CaseHead;
  type: { id: string; name: string };
  /** Level of its title among the page's headings. */
  level: 3 | 4;
};

/** One case in a list: its drawing, who, what came of it. All of it is its link. */
export function CaseCard({ item, type, level }: Props) {
  const { id, title, customer, summary, products, metrics } = item;
  const Title = `h${level}` as const;
  return (
    <li className={styles.card}>
      <div className={styles.art}>
        <CaseArt id={id} type={type} products={products} />
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
        <dl className={styles.metrics}>
          {metrics.slice(0, 2).map(({ value, label }) => (
            <div key={label} className={styles.metric}>
              <dt>{label}</dt>
              <dd>
                <Figure value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}
