import { Figure } from '../ui/figure.tsx';
import { Frame } from './frame.tsx';
import styles from './ladder.module.css';
import p1080 from './material/ladder-1080.webp';
import p360 from './material/ladder-360.webp';
import p540 from './material/ladder-540.webp';
import p720 from './material/ladder-720.webp';

const frames = { 360: p360, 540: p540, 720: p720, 1080: p1080 } as const;

type LadderProps = {
  /** From the left: the lines of the picture, what it is called, and what it costs or when it is chosen. */
  rungs: readonly { height: keyof typeof frames; title: string; text: string }[];
  /** What all of them show; the title of each is added. */
  picture: string;
};

/** One part of one frame in several sizes of a stream, each encoded at its rate and shown on a screen of 1080 lines, dot by dot. */
export function Ladder({ rungs, picture }: LadderProps) {
  return (
    <Figure label={picture} className={styles.rungs}>
      <ul className={styles.ladder}>
        {rungs.map(({ height, title, text }) => (
          <li key={height}>
            <Frame {...frames[height]} text={`${picture}，${title}`} />
            <p className={styles.title}>{title}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
