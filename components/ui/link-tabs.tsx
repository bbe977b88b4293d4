import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './link-tabs.module.css';

type LinkTabsProps = {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly { href: string; name: ReactNode; current: boolean }[];
};

/** Pages of one kind as a row of links, the one shown marked. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ href, name, current }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? 'page' : undefined} className={styles.tab}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
