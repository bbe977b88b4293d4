import type { ReactNode } from 'react';
import { Apart } from '../ui/apart.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './not-for-you.module.css';

type Neighbour = { href: string; name: string };

export type NotForYouCase = {
  /** A condition the reader can check: `一场超过 50 万人同时观看`. */
  when: ReactNode;
  why: ReactNode;
  /** The product that fits, or several if `why` says which one when; none if there is no such product. */
  instead?: Neighbour | readonly Neighbour[];
};

type NotForYouProps = {
  /** Two to four. */
  cases: readonly NotForYouCase[];
};

/** Cases that the product does not fit, and the products that do. The section's title says so. */
export function NotForYou({ cases }: NotForYouProps) {
  return (
    <ul className={styles.cases}>
      {cases.map(({ when, why, instead }, index) => (
        <li key={index} className={styles.case}>
          <p className={styles.when}>{when}</p>
          <p className={styles.why}>{why}</p>
          <div className={styles.instead}>
            <Apart>
              {[instead ?? []].flat().map(({ href, name }) => (
                <Link key={href} href={href} className={styles.neighbour}>
                  {name}
                  <Icon name="arrow-right" size={18} />
                </Link>
              ))}
            </Apart>
          </div>
        </li>
      ))}
    </ul>
  );
}
