import { Drawing } from '../../art/kit/drawing.tsx';
import type { Mark } from './marks.tsx';
import { type ChartFrame, Plot } from './plot.tsx';
import type { Axis } from './scale.ts';
import styles from './chart.module.css';

export type ChartProps = {
  /** The statement of the chart, in one sentence. */
  label: string;
  x: Axis;
  y: Axis;
  /** Drawn in this order, the later above the earlier. */
  marks: readonly Mark[];
  /** As wide as the page, as half of it, or as the column beside a statement. */
  size?: 'wide' | 'half' | 'beside';
};

/** The smallest letters are 12 px at 1024 and 11 px at 390, where the narrow drawing is shown. */
const frames = {
  wide: { width: 1152, height: 420, font: 15, ticks: 12 },
  half: { width: 640, height: 440, font: 17, ticks: 7 },
  beside: { width: 520, height: 400, font: 16, ticks: 5 },
  narrow: { width: 358, height: 300, font: 12, ticks: 4 },
} as const satisfies Record<string, ChartFrame>;

/** Lines, bands, bars and points from data, on two axes. */
export function Chart({ label, x, y, marks, size = 'wide' }: ChartProps) {
  const view = (frame: ChartFrame) => ({
    size: [frame.width, frame.height] as const,
    art: <Plot frame={frame} x={x} y={y} marks={marks} />,
  });
  return <Drawing title={label} wide={view(frames[size])} narrow={view(frames.narrow)} className={styles.plot} />;
}
