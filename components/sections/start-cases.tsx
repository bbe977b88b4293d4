import type { CaseHead } from '../../config/calls/cases.ts';
import { caseAddress } from '../case/addresses.ts';
import { useSite } from '../site-context.ts';
import { Link } from '../ui/link.tsx';
import { Block } from './start-blocks.tsx';
import styles from './start.module.css';

/** Customers of the page's industry: name, story and result. Each links to its story. */
export function CasesBlock({ cases }: { cases: readonly CaseHead[] }) {
  const { edition } = useSite();
  return (
    <Block title={{ zh: '客户案例', en: 'Customer stories' }[edition]}>
      <ul className={styles.stories}>
        {cases.map(({ id, customer, title, metrics: [first] }) => (
          <li key={id}>
            <Link href={caseAddress(id)} className={styles.story}>
              <span className={styles.title}>{customer}</span> <span className={styles.text}>{title}</span>{' '}
              {first ? (
                <span className={styles.text}>
                  <b>{first.value}</b> {first.label}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
