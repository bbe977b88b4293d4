import type { CaseHead } from '../../config/calls/cases.ts';
import { classes } from '../ui/classes.ts';
import { scaleEnd } from '../ui/scale-end.ts';
import { draw, seedOf } from '../ui/seed.ts';
import { industryOf } from './industry.ts';
import { type Measure, measureOf } from './measure.ts';
import styles from './number-art.module.css';

type NumberArtProps = {
  item: Pick<CaseHead, 'id'>;
  type: { id: string; name: string };
  metric: CaseHead['metrics'][number];
};

/**
 * A number of a case as a small picture without letters, 88 × 88, on a ground of its trade: two bars of one scale, a hundred dots
 * of which so many are lit, or a value on a ruler. It stands beside the number in words.
 */
export function NumberArt({ item, type, metric }: NumberArtProps) {
  return (
    <svg viewBox="0 0 88 88" fill="none" aria-hidden="true" className={numberGround({ item, type })}>
      {pictureOf(measureOf(metric))}
    </svg>
  );
}

/** Class of the ground of a case: its background, and the colours `--strong`, `--pale` and `--line` of what is drawn on it. */
export function numberGround({ item, type }: Omit<NumberArtProps, 'metric'>): string {
  const ground = industryOf(type).grounds[draw({ seed: seedOf(item.id), index: 50, below: 3 })]!;
  return classes(styles.art, styles[ground]);
}

function pictureOf(measure: Measure) {
  if (measure.kind === 'change') {
    const most = Math.max(measure.before.size, measure.after.size);
    const height = (size: number) => Math.max(2, Math.round((size / most) * 60));
    return (
      <>
        <path d={`M20 ${74 - height(measure.before.size)}H40V74H20Z`} className={styles.pale} />
        <path d={`M48 ${74 - height(measure.after.size)}H68V74H48Z`} className={styles.strong} />
        <path d="M12 74.75H76" strokeWidth="1.5" className={styles.line} />
      </>
    );
  }
  if (measure.kind === 'value') {
    const end = scaleEnd(measure.size);
    const at = 12 + Math.round((measure.size / end) * 64);
    const ticks = Array.from({ length: 9 }, (_, index) => `M${12 + index * 8} 60v${index % 4 === 0 ? -12 : -7}`);
    return (
      <>
        <path d={`M12 60H76${ticks.join('')}`} strokeWidth="1.5" className={styles.line} />
        <path d={`M12 66H${Math.max(at, 14)}V74H12Z`} className={styles.strong} />
        <path d={`M${at} 22V58`} strokeWidth="3" className={styles.line} />
        <circle cx={at} cy="22" r="7" className={styles.strong} />
      </>
    );
  }
  // From the lowest row up, as a vessel fills.
  const lit = Math.round((measure.kind === 'cut' ? 1 - measure.part : measure.part) * 100);
  const dots = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => {
      const [column, row] = [(from + index) % 10, Math.floor((from + index) / 10)];
      return `M${14 + column * 6.6} ${73 - row * 6.6}h.01`;
    }).join('');
  return (
    <g strokeWidth="4.6" strokeLinecap="round">
      <path d={dots(0, lit)} className={styles.dots} />
      <path d={dots(lit, 100)} className={styles.faint} />
    </g>
  );
}
