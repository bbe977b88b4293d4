import type { ReactNode } from 'react';
import type { CaseHead } from '../../config/calls/cases.ts';
import { classes } from '../ui/classes.ts';
import { Link } from '../ui/link.tsx';
import { TitleWords } from '../ui/title-words.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { caseAddress } from './addresses.ts';
import styles from './case-line.module.css';
import { leadMetric } from './measure.ts';
import { Metrics } from './metrics.tsx';
import { NumberArt } from './number-art.tsx';

type Props = {
  item: CaseHead;
  type: { id: string; name: string };
  /** Level of its title among the page's headings. */
  level: 3 | 4;
};

type CaseLinesProps = { children: readonly ReactNode[] };

/** Cases in one or two columns, as there is room, or three side by side where there are as many; its children are `CaseLine`s. */
export function CaseLines({
  children,
  row = false,
}: CaseLinesProps & { /** Three in a row of the page's width. */ row?: boolean }) {
  return <ul className={classes(styles.lines, row && children.length === 3 && styles.row)}>{children}</ul>;
}

/** A case in a dense list: drawn number, customer, summary, one number. The whole line is its link. */
export function CaseLine({ item, type, level }: Props) {
  const { id, title, customer } = item;
  const metric = leadMetric(item.metrics);
  const Title = `h${level}` as const;
  return (
    <li className={styles.line}>
      <div className={styles.art}>
        <NumberArt item={item} type={type} metric={metric} />
      </div>
      <div>
        <p className={styles.customer}>
          <Wordmark name={customer} />
        </p>
        <Title className={styles.title}>
          <Link href={caseAddress(id)} className={styles.link}>
            <TitleWords text={title} />
          </Link>
        </Title>
      </div>
      <Metrics metrics={[metric]} className={styles.metrics} each={styles.metric} />
    </li>
  );
}
