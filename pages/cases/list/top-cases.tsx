import { caseAddress } from '../../../components/case/addresses.ts';
import { CaseChart } from '../../../components/case/case-chart.tsx';
import { hasMaterial, Material } from '../../../components/case/material/material.tsx';
import { leadMetric, measureOf } from '../../../components/case/measure.ts';
import { Metric } from '../../../components/case/metric.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Phrases } from '../../../components/ui/phrases.tsx';
import { TitleWords } from '../../../components/ui/title-words.tsx';
import { Wordmark } from '../../../components/ui/wordmark.tsx';
import type { CaseHead } from '../../../config/calls/cases.ts';
import styles from './cases-list.module.css';

type TopCasesProps = { cases: readonly CaseHead[]; typeOf: (id: string) => { id: string; name: string } };

/** The cases that stand first: one across the page, three below it, each with its thing and its number. */
export function TopCases({ cases, typeOf }: TopCasesProps) {
  return (
    <ul className={styles.top}>
      {cases.slice(0, 4).map(({ id, type, title, customer, summary, metrics }, index) => {
        const lead = leadMetric(metrics);
        return (
          <li key={id} className={styles.topCase}>
            <div className={styles.thing}>
              {hasMaterial(id) ? <Material of={id} small={index > 0} /> : <CaseChart metric={lead} />}
            </div>
            <div>
              <p className={styles.by}>
                <Wordmark name={customer} /> {typeOf(type).name}
              </p>
              <h3 className={styles.topTitle}>
                <Link href={caseAddress(id)} className={styles.whole}>
                  <TitleWords text={title} />
                </Link>
              </h3>
              {index === 0 ? <p>{summary}</p> : null}
              <p className={styles.lead}>
                <Metric value={lead.value} /> <Phrases text={measureOf(lead).name} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
