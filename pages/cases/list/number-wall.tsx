import { leadMetric } from '../../../components/case/measure.ts';
import { NumberArt } from '../../../components/case/number-art.tsx';
import type { CaseHead } from '../../../config/calls/cases.ts';
import styles from './page.module.css';

type NumberWallProps = { cases: readonly CaseHead[]; typeOf: (id: string) => { id: string; name: string } };

/** What came of the newest eight cases, each drawn from its number. */
export function NumberWall({ cases, typeOf }: NumberWallProps) {
  return (
    <div aria-hidden="true" className={styles.wall}>
      {cases.slice(0, 8).map((item) => (
        <NumberArt key={item.id} item={item} type={typeOf(item.type)} metric={leadMetric(item.metrics)} />
      ))}
    </div>
  );
}
