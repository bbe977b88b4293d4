import { Wall } from '../../../components/art/cards/wall.tsx';
import { leadMetric } from '../../../components/case/measure.ts';
import { NumberArt } from '../../../components/case/number-art.tsx';
import type { CaseHead } from '../../../config/calls/cases.ts';
import styles from './cases-list.module.css';

type NumberWallProps = { cases: readonly CaseHead[]; typeOf: (id: string) => { id: string; name: string } };

/** The numbers of the newest eight cases, drawn. The list below has them as text. */
export function NumberWall({ cases, typeOf }: NumberWallProps) {
  return (
    <ul aria-hidden="true" className={styles.wall}>
      {cases.slice(0, 8).map((item) => {
        const metric = leadMetric(item.metrics);
        return (
          <li key={item.id}>
            <NumberArt item={item} type={typeOf(item.type)} metric={metric} />
            <p className={styles.number}>
              <strong>{metric.value}</strong> {item.customer}
            </p>
          </li>
        );
      })}
    </ul>
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
