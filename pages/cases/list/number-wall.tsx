import { Wall } from '../../../components/art/cards/wall.tsx';
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

/** The same for shared links: nine of them. */
export function NumberCard({ cases, typeOf }: NumberWallProps) {
  return (
    <Wall
      columns={3}
      size={[140, 140]}
      tiles={cases.slice(0, 9).map((item) => ({
        art: <NumberArt item={item} type={typeOf(item.type)} metric={leadMetric(item.metrics)} />,
      }))}
    />
  );
}
