import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './feature-grid.module.css';

export type Feature = {
  /** Name of the icon, in kebab case. */
  icon: IconName;
  title: string;
  text: ReactNode;
  /** Where more is said of it: the whole cell leads there. */
  href?: string;
};
type Props = { features: readonly Feature[]; columns?: 2 | 3 | 4 };

const widths = { 2: styles.two, 3: styles.three, 4: styles.four };

/** What it can do, side by side on hairlines: a sentence or two each. */
export function FeatureGrid({ features, columns = 3 }: Props) {
  if (features.length === 0) return null;
  return (
    <ul className={classes(styles.grid, widths[columns])}>
      {features.map(({ icon, title, text, href }) => (
        <li key={title} className={styles.feature}>
          <Icon name={icon} size={24} className={styles.icon} />
          <h3 className={styles.title}>
            {href ? (
              <Link href={href} className={styles.link}>
                {title}
                <Icon name="arrow-right" size={16} />
              </Link>
            ) : (
              title
            )}
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
