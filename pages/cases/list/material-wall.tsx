import { hasMaterial, Material } from '../../../components/case/material/material.tsx';
import { leadMetric } from '../../../components/case/measure.ts';
import { NumberArt } from '../../../components/case/number-art.tsx';
import type { CaseHead } from '../../../config/calls/cases.ts';
import styles from './cases-list.module.css';

type MaterialWallProps = { cases: readonly CaseHead[]; typeOf: (id: string) => { id: string; name: string } };

/** The things of eight cases, each with its number. The list below has them as text. */
export function MaterialWall({ cases, typeOf }: MaterialWallProps) {
  return (
    <ul aria-hidden="true" className={styles.wall}>
      {cases.slice(0, 8).map((item) => {
        const metric = leadMetric(item.metrics);
        return (
          <li key={item.id}>
            {hasMaterial(item.id) ? (
              <Material of={item.id} small />
            ) : (
              <NumberArt item={item} type={typeOf(item.type)} metric={metric} />
            )}
            <p className={styles.number}>
              <strong>{metric.value}</strong> {item.customer}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
