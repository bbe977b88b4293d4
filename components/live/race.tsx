import { track, type TrackWords } from '../try/track.ts';
import styles from './race.module.css';

type RaceProps = {
  /** What the track shows, in one sentence. */
  title: string;
  /** The line that is chosen at first. */
  line: number;
  words: TrackWords;
};

/** A finish as viewers of each line see it; a try-out draws it anew as `[data-picture]`. */
export function Race({ title, line, words }: RaceProps) {
  return (
    <svg viewBox="0 0 2000 330" preserveAspectRatio="xMaxYMid slice" className={styles.race} fill="none" role="img">
      <title>{title}</title>
      <g data-picture="" dangerouslySetInnerHTML={{ __html: track({ line, words }) }} />
    </svg>
  );
}
