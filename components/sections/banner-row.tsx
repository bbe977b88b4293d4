import type { Activity, Banner } from '../../config/calls/page.ts';
import { useSite } from '../site-context.ts';
import { DraftMark } from '../ui/draft-mark.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './banner-row.module.css';

type Props = { banners: readonly Banner[]; activities?: readonly Activity[]; label: string };

/** News: banners as cards side by side, activities as a line of links below. */
export function BannerRow({ banners, activities = [], label }: Props) {
  const { now } = useSite();
  if (banners.length + activities.length === 0) return null;
  return (
    <aside aria-label={label}>
      {banners.length > 0 ? (
        <ul className={styles.row}>
          {banners.map(({ id, title, subtitle, link, action, ...record }) => (
            <li key={id}>
              <DraftMark record={record} now={now} />
              <Link href={link} className={styles.card} event={{ zone: 'banner' }}>
                <strong className={styles.title}>{title}</strong>{' '}
                {subtitle ? <span className={styles.text}>{subtitle}</span> : null}{' '}
                <span className={styles.action}>
                  {action}
                  <Icon name="arrow-right" size={16} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {activities.length > 0 ? (
        <ul className={styles.activities}>
          {activities.map(({ id, title, link, tag, ...record }) => (
            <li key={id}>
              <DraftMark record={record} now={now} />
              <Link href={link} className={styles.activity} event={{ zone: 'activity' }}>
                {tag ? <span className={styles.tag}>{tag}</span> : null} {title}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </aside>
  );
}
