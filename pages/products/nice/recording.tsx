import { Picture } from '../../../components/ui/picture.tsx';
import fanAfter from './material/fan-after.webp';
import fanBefore from './material/fan-before.webp';
import measured from './material/measured.json' with { type: 'json' };
import streetAfter from './material/street-after.webp';
import streetBefore from './material/street-before.webp';
import tableAfter from './material/table-after.webp';
import tableBefore from './material/table-before.webp';
import styles from './nice.module.css';
import * as words from './words.yaml';

const spectrograms = {
  street: { before: streetBefore, after: streetAfter },
  fan: { before: fanBefore, after: fanAfter },
  table: { before: tableBefore, after: tableAfter },
};
const sides = ['before', 'after'] as const;

type RecordingProps = {
  of: keyof typeof spectrograms;
  /** Whether it shows without scrolling. */
  early?: boolean;
};

/** A noisy sentence before and after the noise suppression: its spectrograms, its players, what was measured. */
export function Recording({ of, early = false }: RecordingProps) {
  const { name, text } = words.noises[of];
  return (
    <figure className={styles.recording}>
      <div className={styles.sides}>
        {sides.map((side) => (
          <div key={side}>
            <p className={styles.side}>
              {words.recording[side]}{' '}
              <span>{words.recording.reads({ distance: measured[of][side].distance.toFixed(1) })}</span>{' '}
              {early ? <span>{words.recording.pause({ pause: String(-measured[of][side].pause) })}</span> : null}
            </p>
            <Picture
              {...spectrograms[of][side]}
              text={words.recording.picture({ name, side: words.recording[side] })}
              sizes="(min-width: 820px) 590px, 100vw"
              early={early}
            />
            <audio
              controls
              preload="none"
              src={`/audio/nice-${of}-${side}.mp3`}
              aria-label={words.recording.player({ name, side: words.recording[side] })}
            >
              <track kind="captions" src="/audio/nice.vtt" srcLang="zh" />
            </audio>
          </div>
        ))}
      </div>
      <figcaption>
        <b>{name}</b> {text}
        {early ? words.recording.said : null}
      </figcaption>
    </figure>
  );
}
