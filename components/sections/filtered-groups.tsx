import { Breaks } from '../ui/breaks.tsx';
import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import styles from './filtered-groups.module.css';

export type FilteredGroup = {
  /** Id of the group on the page, and so the fragment of its address. */
  anchor: string;
  name: string;
  /** How many things it holds. */
  count: number;
  /** Begins another kind of groups than those before it. */
  apart?: boolean;
  children: ReactNode;
};

type Props = {
  /** Label of the filter, for screen readers. */
  label: string;
  /** Fragment of the address that shows everything. */
  all: string;
  groups: readonly FilteredGroup[];
  /** Further choices at the end of the bar. */
  aside?: ReactNode;
  /** Small groups beside each other, their names above them. */
  dense?: boolean;
};

/**
 * Groups below a bar of links, one for each. A link leads to its group, and while it is the page's target the others are
 * out of the way: the choice is in the address, works from the keyboard and without a script. A browser that cannot tell
 * (`:has`) shows all groups and jumps to the one chosen. A script adds what styles cannot: `runtime/widgets/filter-bars.ts`.
 */
export function FilteredGroups({ label, all, groups, aside, dense = false }: Props) {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.filtered} data-filter="">
      <div className={styles.bar}>
        <nav aria-label={label} className={styles.nav}>
          <ul className={styles.choices}>
            {[{ anchor: all, name: '全部', count: total, apart: false }, ...groups].map(
              ({ anchor, name, count, apart }) => (
                <li key={anchor} className={apart ? styles.apart : undefined}>
                  <a href={`#${anchor}`} className={styles.choice}>
                    {name} <span className={styles.count}>{count}</span>
                  </a>
                </li>
              ),
            )}
          </ul>
        </nav>
        {aside}
        <p role="status" className={styles.status} />
      </div>
      <div className={classes(styles.groups, dense && styles.dense)} id={all}>
        {groups.map(({ anchor, name, children }) => (
          <section key={anchor} id={anchor} aria-labelledby={`${anchor}-name`} className={styles.group}>
            <h3 id={`${anchor}-name`} className={styles.name}>
              <Breaks text={name} />
            </h3>
            <div>{children}</div>
          </section>
        ))}
      </div>
    </div>
  );
}
