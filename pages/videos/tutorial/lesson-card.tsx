import type { Video } from '../../../config/calls/talks.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { clockOf, isoOf } from '../../../components/videos/duration.ts';
import styles from './lesson-card.module.css';
import { Level } from '../../../components/videos/level.tsx';
import { Poster } from '../../../components/videos/poster.tsx';
import type { Ground } from '../../../components/videos/tracks.ts';

/** A lesson on its track: its poster with nothing over it, what it is about, how long it lasts, who teaches it. One that cannot be watched yet says so. */
export function LessonCard({ lesson, ground }: { lesson: Video; ground: Ground }) {
  const { id, title, summary, lecturer, duration, level, product, link } = lesson;
  return (
    <li className={styles.card}>
      <div className={styles.poster}>
        <Poster id={id} product={product} ground={ground} />
      </div>
      <h3 className={styles.title}>
        {link ? (
          <Link href={link} className={styles.link} data-event-id={id} data-event-zone="lesson">
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      <p className={styles.summary}>{summary}</p>
      <p className={styles.meta}>
        <span className={styles.length}>
          {link ? <Icon name="play" size={16} /> : null}
          <time dateTime={isoOf(duration)}>{clockOf(duration)}</time>
        </span>
        <Level level={level} />
        <span>{lecturer}</span>
        {link ? null : <span>录制中</span>}
      </p>
    </li>
  );
}
