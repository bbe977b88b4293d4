import type { Video } from '../../../config/calls/talks.ts';
import { classes } from '../../../components/ui/classes.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { lengthOf, totalOf } from '../../../components/videos/duration.ts';
import { LessonCard } from './lesson-card.tsx';
import styles from './track-path.module.css';
import type { Track } from '../../../components/videos/tracks.ts';

/** The lessons of a track along its line, from the first stop to the last. */
export function TrackPath({ track, lessons }: { track: Track; lessons: readonly Video[] }) {
  const { id, name, goal, icon, ground } = track;
  return (
    <section id={id} aria-labelledby={`${id}-name`} className={styles.track}>
      <header className={styles.head}>
        <span className={styles.icon}>
          <Icon name={icon} size={24} />
        </span>
        <div>
          <h2 id={`${id}-name`} className={styles.name}>
            {name}
          </h2>
          <p className={styles.goal}>{goal}</p>
        </div>
        <p className={styles.total}>
          {lessons.length} 课，共 {lengthOf(totalOf(lessons))}
        </p>
      </header>
      <ol className={classes(styles.path, lessons.length === 1 ? styles.one : lessons.length % 3 === 1 && styles.four)}>
        {lessons.map((lesson) => (
          <LessonCard key={lesson.id} lesson={lesson} ground={ground} />
        ))}
      </ol>
    </section>
  );
}
