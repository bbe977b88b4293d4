import type { ReactNode } from 'react';
import type { CaseHead } from '../../config/calls/cases.ts';
import { Link } from '../ui/link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { caseAddress } from './addresses.ts';
import { CaseArt } from './case-art.tsx';
import styles from './case-line.module.css';
import { Metrics } from './metrics.tsx';

type Props = {
  item: CaseHead;
  type: { id: string; name: string };
  /** Level of its title among the page's headings. */
  level: 3 | 4;
};

/** Cases in one or two columns, as there is room; its children are `CaseLine`s. */
export function CaseLines({ children }: { children: ReactNode }) {
  return <ul className={styles.lines}>{children}</ul>;
}

/** A case in a dense list: a small drawing, who, what was done, one number. The whole line is its link. */
export function CaseLine({ item, type, level }: Props) {
  const { id, title, customer, products, metrics } = item;
  const Title = `h${level}` as const;
  return (
    <li className={styles.line}>
      <div className={styles.art}>
        <CaseArt id={id} type={type} products={products} told={item} shape="upright" />
      </div>
      <div>
        <p className={styles.customer}>
          <Wordmark name={customer} />
        </p>
        <Title className={styles.title}>
          <Link href={caseAddress(id)} className={styles.link}>
            {title}
          </Link>
        </Title>
      </div>
      <Metrics metrics={metrics.slice(0, 1)} className={styles.metrics} each={styles.metric} />
    </li>
  );
}
