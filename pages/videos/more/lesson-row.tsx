import { Breaks } from '../../../components/ui/breaks.tsx';
import type { Video } from '../../../config/calls/talks.ts';
import { Mute } from '../../../components/art/kit/mute.tsx';
import { useProductPage } from '../../../components/case/product-page.ts';
import { Copy } from '../../../components/ui/copy.tsx';
import { DayTime } from '../../../components/ui/day-time.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { clockOf, isoOf } from '../../../components/videos/duration.ts';
import styles from './more-lesson-row.module.css';
import * as words from './words.yaml';
import { Level } from '../../../components/videos/level.tsx';
import { FramePoster } from '../../../components/videos/frame-poster.tsx';
import { type Ground, isIntroduction } from '../../../components/videos/tracks.ts';

/** A lesson in the full list, with all its facts. `data-level` is what the list filters by. */
export function LessonRow({ lesson, ground }: { lesson: Video; ground: Ground }) {
  const { id, title, summary, lecturer, duration, level, product, publishTime, link, topics } = lesson;
  const home = useProductPage()(product);
  return (
    <li className={styles.row} data-level={isIntroduction({ level }) ? 'first' : 'further'}>
      <div className={styles.poster}>
        <Mute>
          <FramePoster id={id} product={product} ground={ground} />
        </Mute>
      </div>
      <div>
        <h4 className={styles.title}>
          {link ? (
            <Link href={link} event={{ id, zone: 'lesson' }}>
              <Breaks text={title} />
            </Link>
          ) : (
            <Breaks text={title} />
          )}
        </h4>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.facts}>
          <Level level={level} /> <time dateTime={isoOf(duration)}>{clockOf(duration)}</time>{' '}
          <span>
            {lecturer}，<DayTime moment={publishTime} />
          </span>{' '}
          {home ? (
            <span>
              <Copy text={words.lesson.product} values={{ product: <Link href={home.address}>{home.name}</Link> }} />
            </span>
          ) : null}{' '}
          {topics.length > 0 ? <span>{words.lesson.topics({ topics: topics.join('、') })}</span> : null}{' '}
          {link ? null : <span>{words.lesson.recording}</span>}
        </p>
      </div>
    </li>
  );
}
