import { Icon } from '../../../components/ui/icon.tsx';
import { lengthOf, totalOf } from '../../../components/videos/duration.ts';
import styles from './tutorial-starts.module.css';
import * as words from './words.yaml';
import type { tracksOf } from '../../../components/videos/tracks.ts';

/** Where to begin: the tracks as stations of one line, each leading to its place on the page. */
export function Starts({ tracks }: { tracks: ReturnType<typeof tracksOf> }) {
  return (
    <nav aria-label={words.tracks.label}>
      <ul className={styles.starts}>
        {tracks.map(({ track: { id, name, icon }, lessons }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.start}>
              <span className={styles.icon}>
                <Icon name={icon} size={22} />
              </span>
              <strong>{name}</strong>{' '}
              <span className={styles.length}>
                {words.tracks.lessons({ count: lessons.length, length: lengthOf(totalOf(lessons)) })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
