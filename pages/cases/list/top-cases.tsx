import { caseAddress } from '../../../components/case/addresses.ts';
import { CaseChart } from '../../../components/case/case-chart.tsx';
import { leadMetric } from '../../../components/case/measure.ts';
import { Bento } from '../../../components/sections/bento.tsx';
import { Wordmark } from '../../../components/ui/wordmark.tsx';
import type { CaseHead } from '../../../config/calls/cases.ts';
import styles from './cases-list.module.css';

type TopCasesProps = { cases: readonly CaseHead[]; typeOf: (id: string) => { id: string; name: string } };

/** The cases that stand first: one across the page, three below it, each with its number before and after. */
export function TopCases({ cases, typeOf }: TopCasesProps) {
  return (
    <Bento
      cells={cases.slice(0, 4).map(({ id, type, title, customer, summary, metrics }, index) => ({
        title,
        href: caseAddress(id),
        size: index === 0 ? 'row' : 'small',
        place: index === 0 ? 'beside' : 'below',
        ground: index === 0 ? 'night' : 'plain',
        text: (
          <>
            {index === 0 ? <span className={styles.summary}>{summary}</span> : null}
            <Wordmark name={customer} />，{typeOf(type).name}
          </>
        ),
        art: (
          <div className={styles.chart}>
            <CaseChart metric={leadMetric(metrics)} />
          </div>
        ),
      }))}
    />
  );
}
