import { Mute } from '../art/kit/mute.tsx';
import { workOf } from '../art/works/works.ts';
import { classes } from '../ui/classes.ts';
import { draw, seedOf } from '../ui/seed.ts';
import styles from './poster.module.css';
import type { Ground } from './tracks.ts';
import * as words from './words.yaml';

export type PosterProps = { id: string; product: string; ground: Ground; className?: string | undefined };

/** Length of the bars that stand for words, which would be illegible at the size of a poster. */
const talk = [words.poster[0], words.poster[1]] as const;

/** The poster of a lesson, 16 : 9: its product at work, words as bars, and on the ground the beats of a lesson. */
export function Poster({ id, product, ground, className }: PosterProps) {
  const seed = seedOf(id);
  const Work = workOf(product);
  const beats = Array.from({ length: 27 }, (_, index) => {
    const half = 6 + draw({ seed, index, below: 54 });
    return `M${12 + index * 12} ${90 - half}v${half * 2}`;
  }).join('');
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      className={classes(styles.poster, styles[ground], className)}
    >
      <path d={beats} strokeWidth="4" strokeLinecap="round" className={styles.beats} />
      <g transform="translate(44 14) scale(.97)">
        <Mute>
          <Work seed={seed} talk={talk} />
        </Mute>
      </g>
    </svg>
  );
}
