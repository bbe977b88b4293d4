import { classes } from '../ui/classes.ts';
import { seedOf } from '../ui/seed.ts';
import styles from './category-art.module.css';
import type { Look, Subject } from './category-look.ts';
import { chart, code, globe, layers, shield } from './drawings/build.tsx';
import type { Drawing, Ink } from './drawings/drawing.ts';
import { bridge, circle, strokes } from './drawings/meet.tsx';
import { bubbles, play, spark, tiles, wave } from './drawings/talk.tsx';

const drawings: Record<Subject, Drawing> = {
  bubbles,
  wave,
  tiles,
  spark,
  play,
  globe,
  shield,
  chart,
  layers,
  code,
  strokes,
  circle,
  bridge,
};

const ink: Ink = {
  paper: styles.paper!,
  first: styles.first!,
  second: styles.second!,
  quiet: styles.quiet!,
  hair: styles.hair!,
  firstLine: styles.firstLine!,
  secondLine: styles.secondLine!,
};

type Props = {
  look: Look;
  /** What the drawing stands for: the same text gives the same drawing, another a sister of it. */
  of: string;
};

/** The drawn cover of a category. */
export function CategoryArt({ look, of }: Props) {
  const Lines = drawings[look.subject];
  return (
    <svg className={classes(styles.art, styles[look.ground])} viewBox="0 0 320 180" aria-hidden="true">
      <Lines seed={seedOf(of)} ink={ink} />
    </svg>
  );
}
