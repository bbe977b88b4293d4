import type { CaseHead } from '../../../config/calls/cases.ts';
import { classes } from '../../../components/ui/classes.ts';
import { Link } from '../../../components/ui/link.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { CaseArt } from '../../../components/case/case-art.tsx';
import { Metrics } from '../../../components/case/metrics.tsx';
import styles from './top-cases.module.css';
import { Wordmark } from '../../../components/ui/wordmark.tsx';

type Props = { cases: readonly CaseHead[]; typeOf: (id: string) => { id: string; name: string } };

/** The cases that stand first: one with its drawing and its numbers, three below it with one number each. */
export function TopCases({ cases, typeOf }: Props) {
  return (
    <ul className={styles.cases}>
      {cases.slice(0, 4).map(({ id, type, title, customer, summary, products, metrics }, index) => (
        <li key={id} className={classes(styles.case, index === 0 && styles.first)}>
          {index === 0 ? (
            <div>
              <CaseArt id={id} type={typeOf(type)} products={products} told={{ title, metrics }} />
            </div>
          ) : null}
          <div className={styles.copy}>
            <p className={styles.customer}>
              <Wordmark name={customer} />
              <span>{typeOf(type).name}</span>
            </p>
            <h3 className={styles.title}>
              <Link href={caseAddress(id)} className={styles.link}>
                {title}
              </Link>
            </h3>
            {index === 0 ? <p>{summary}</p> : null}
            <Metrics metrics={metrics.slice(0, index === 0 ? 3 : 1)} className={styles.metrics} each={styles.metric} />
          </div>
        </li>
      ))}
    </ul>
  );
}
