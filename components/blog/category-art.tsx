import { classes } from '../ui/classes.ts';
import { seedOf } from '../ui/seed.ts';
import styles from './category-art.module.css';
import type { KeyFigure } from './key-figure.ts';
import type { Look, Subject } from './category-look.ts';
import { chart, code, globe, layers, shield } from './drawings/build.tsx';
import type { Drawing, Ink } from './drawings/drawing.ts';
import { FigureLines } from './drawings/figure.tsx';
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
  /** Drawn to scale in place of the subject, and written large. */
  figure?: KeyFigure | null | undefined;
};

/** The drawn cover of a category, or of an article with the figure that it is about. */
export function CategoryArt({ look, of, figure }: Props) {
  const Lines = drawings[look.subject];
  const seed = seedOf(of);
  // The words above the drawing or below it: neighbours with figures of one kind are still unlike.
  const below = seed % 2 === 0;
  return (
    <svg className={classes(styles.art, styles[look.ground])} viewBox="0 0 320 180" aria-hidden="true">
      {figure ? (
        <>
          <g transform={`translate(24 ${below ? 24 : 104})`}>
            <FigureLines figure={figure} ink={ink} />
          </g>
          <text x="22" y={below ? 158 : 86} className={styles.figure}>
            {figure.value}
            <tspan className={styles.unit}>{figure.unit === '%' ? '%' : ` ${figure.unit}${figure.noun ?? ''}`}</tspan>
          </text>
        </>
      ) : (
        <Lines seed={seed} ink={ink} />
      )}
    </svg>
  );
}
