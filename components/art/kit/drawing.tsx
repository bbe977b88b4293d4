import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './motion.module.css';

/** A drawing at one width: the size of its view box, whose edges are those of the column, and its content. */
export type View = { size: readonly [width: number, height: number]; art: ReactNode };

type DrawingProps = {
  /** What the drawing proves, in one sentence. */
  title: string;
  wide: View;
  /** For windows below 820 px: fewer things, with letters of the same size. Only small drawings do without. */
  narrow?: View | undefined;
  /** In the opening of a page, motion may go on. */
  loops?: boolean;
  /** Fills a box whose height the page sets: what is too wide for it is cut at both sides, or of the wide version at its left. */
  cut?: 'sides' | 'left';
  className?: string | undefined;
};

/** A drawing with its sentence, in a wide and a narrow version. The pieces of the kit go into it. */
export function Drawing({ title, wide, narrow, loops = false, cut, className }: DrawingProps) {
  const slice = cut === 'sides' ? 'xMidYMax slice' : undefined;
  const draw = ({ size: [width, height], art }: View, fit: string | undefined, shown?: string | false) => (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit}
      fill="none"
      role="img"
      className={classes(styles.drawing, !loops && styles.once, shown, className)}
    >
      <title>{title}</title>
      {art}
    </svg>
  );
  return (
    <>
      {draw(wide, cut === 'left' ? 'xMaxYMid slice' : slice, narrow && styles.wide)}
      {narrow ? draw(narrow, slice, styles.narrow) : null}
    </>
  );
}
