import { caseAddress } from '../../../components/case/addresses.ts';
import { hasMaterial, Material } from '../../../components/case/material/material.tsx';
import { leadMetric } from '../../../components/case/measure.ts';
import { NumberArt } from '../../../components/case/number-art.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { TitleWords } from '../../../components/ui/title-words.tsx';
import type { CaseHead } from '../../../config/calls/cases.ts';
import styles from './story.module.css';

type RelatedProps = { cases: readonly CaseHead[]; typeOf: (id: string) => { id: string; name: string } };

/** Cases to read next, each with its thing. */
export function Related({ cases, typeOf }: RelatedProps) {
  return (
    <ul className={styles.related}>
      {cases.map((item) => (
        <li key={item.id}>
          {hasMaterial(item.id) ? (
            <Material of={item.id} small />
          ) : (
            <NumberArt item={item} type={typeOf(item.type)} metric={leadMetric(item.metrics)} />
          )}
          <p>
            {item.customer}，{typeOf(item.type).name}
          </p>
          <h3>
            <Link href={caseAddress(item.id)}>
              <TitleWords text={item.title} />
            </Link>
          </h3>
        </li>
      ))}
    </ul>
  );
}
