import { classes } from '../../../components/ui/classes.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { TitleWords } from '../../../components/ui/title-words.tsx';
import { clockOf, isoOf } from '../../../components/videos/duration.ts';
import { FramePoster } from '../../../components/videos/frame-poster.tsx';
import { FrameStrip } from '../../../components/videos/frame-strip.tsx';
import { Level } from '../../../components/videos/level.tsx';
import type { Track } from '../../../components/videos/tracks.ts';
import type { Video } from '../../../config/calls/talks.ts';
import styles from './tutorial-lessons.module.css';
import * as words from './words.yaml';

/** As many columns as fill their rows; a single lesson has its words beside its frame. */
function shapeOf(count: number) {
  if (count === 1) return styles.single;
  return count % 3 === 0 ? styles.three : styles.two;
}

/** The lessons of a track in the order to learn them, each with a frame of it. One that cannot be watched yet says so. */
export function TrackLessons({ track, lessons }: { track: Track; lessons: readonly Video[] }) {
  return (
    <ol className={classes(styles.lessons, shapeOf(lessons.length))}>
      {lessons.map(({ id, product, title, summary, lecturer, duration, level, link }) => (
        <li key={id} className={styles.lesson}>
          <div className={styles.frame}>
            <FramePoster id={id} product={product} ground={track.ground} />
            <FrameStrip id={id} className={styles.strip} />
          </div>
          <div>
            <h3 className={styles.title}>
              {link ? (
                <Link href={link} className={styles.link} event={{ id, zone: 'lesson' }}>
                  <TitleWords text={title} />
                </Link>
              ) : (
                <TitleWords text={title} />
              )}
            </h3>
            {lessons.length === 1 ? <p className={styles.summary}>{summary}</p> : null}
            <p className={styles.facts}>
              {link ? <Icon name="play" size={16} /> : null}
              <time dateTime={isoOf(duration)}>{clockOf(duration)}</time> <Level level={level} />{' '}
              <span>{lecturer}</span> {link ? null : <span>{words.tracks.recording}</span>}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
