import { Frame } from '../../../components/footage/frame.tsx';
import backNarrow from '../../../components/footage/material/back-narrow.webp';
import backPlain from '../../../components/footage/material/back-plain.webp';
import lettersNarrow from '../../../components/footage/material/letters-narrow.webp';
import lettersPlain from '../../../components/footage/material/letters-plain.webp';
import threadsNarrow from '../../../components/footage/material/threads-narrow.webp';
import threadsPlain from '../../../components/footage/material/threads-plain.webp';
import styles from './narrow-hd.module.css';
import * as words from './words.yaml';

const pairs = [
  { ...words.closer[0], plain: threadsPlain, narrow: threadsNarrow },
  { ...words.closer[1], plain: lettersPlain, narrow: lettersNarrow },
  { ...words.closer[2], plain: backPlain, narrow: backNarrow },
] as const;

/** Three parts of the frame, each dot three dots wide: ordinary encoding above, narrowband HD below. */
export function Closer() {
  return (
    <div className={styles.closer}>
      {pairs.map(({ name, text, plain, narrow }) => (
        <figure key={name}>
          <div>
            <Frame {...plain} text={words.compare.closer({ name, side: words.compare.plain })} />
            <p>{words.compare.plain}</p>
          </div>
          <div>
            <Frame {...narrow} text={words.compare.closer({ name, side: words.compare.narrow })} />
            <p>{words.compare.narrow}</p>
          </div>
          <figcaption>
            <b>{name}</b> {text}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
