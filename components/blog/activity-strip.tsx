import type { BlogBlock } from '../../config/calls/blog.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './activity-strip.module.css';

/** The activity that runs now, in one line. */
export function ActivityStrip({ activity: { title, desc, link, image } }: { activity: BlogBlock }) {
  const words = (
    <>
      {image ? (
        <img src={image} alt="" width={96} height={54} loading="lazy" decoding="async" className={styles.image} />
      ) : (
        <span className={styles.icon}>
          <Icon name="gift" />
        </span>
      )}
      <span className={styles.words}>
        <strong className={styles.title}>{title}</strong> {desc ? <span className={styles.desc}>{desc}</span> : null}
      </span>
      {link ? <Icon name="arrow-right" className={styles.arrow} /> : null}
    </>
  );
  return link ? (
    <Link href={link} className={styles.strip} event={{ zone: 'activity' }}>
      {words}
    </Link>
  ) : (
    <p className={styles.strip}>{words}</p>
  );
}
