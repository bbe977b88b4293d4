import type { Tag } from '../../config/calls/navigation.ts';
import type { Edition } from '../../config/editions.ts';
import { useSite } from '../site-context.ts';
import styles from './badge.module.css';
import { classes } from './classes.ts';

const looks: Record<Tag, string | undefined> = {
  HOT: styles.hot,
  New: styles.new,
  TwoDotZero: styles.second,
  free: styles.free,
};

const texts: Record<Tag, Record<Edition, string>> = {
  HOT: { zh: 'HOT', en: 'HOT' },
  New: { zh: 'New', en: 'New' },
  TwoDotZero: { zh: '2.0', en: '2.0' },
  free: { zh: '免费', en: 'Free' },
};

/** The tag that a navigation link carries. */
export function Badge({ tag }: { tag: Tag }) {
  const { edition } = useSite();
  return <span className={classes(styles.badge, looks[tag])}>{texts[tag][edition]}</span>;
}
