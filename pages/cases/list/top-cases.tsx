import type { CaseHead } from '../../../config/calls/cases.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { CaseArt } from '../../../components/case/case-art.tsx';
import { Metrics } from '../../../components/case/metrics.tsx';
import styles from './top-cases.module.css';
import { Wordmark } from '../../../components/ui/wordmark.tsx';

type Props = { cases: readonly CaseHead[]; typeOf: (id: string) => { id: string; name: string } };

/** The cases that stand first: one at large, the others beside it. */
export function TopCases({ cases, typeOf }: Props) {
  return (
    <ul className={styles.cases}>
      {cases.slice(0, 4).map(({ id, type, title, customer, summary, products, metrics }, index) => (
        <li key={id} className={index === 0 ? styles.first : styles.other}>
          <div className={styles.art}>
            <CaseArt
              id={id}
              type={typeOf(type)}
              products={products}
              told={{ title, metrics }}
              shape={index === 0 ? 'wide' : 'upright'}
              whole={index === 0}
            />
          </div>
          <div className={styles.copy}>
            <p className={styles.customer}>
              <Wordmark name={customer} />
              <span className={styles.type}>{typeOf(type).name}</span>
            </p>
            <h3 className={styles.title}>
              <Link href={caseAddress(id)} className={styles.link}>
                {title}
              </Link>
            </h3>
            <p className={styles.summary}>{summary}</p>
            <Metrics metrics={metrics.slice(0, index === 0 ? 3 : 1)} className={styles.metrics} each={styles.metric} />
            {index === 0 ? (
              <p className={styles.more} aria-hidden="true">
                读完整的经过
                <Icon name="arrow-right" size={16} />
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
