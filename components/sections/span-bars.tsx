import { Apart } from '../ui/apart.tsx';
import { Breaks } from '../ui/breaks.tsx';
import '../styles/mono.css';
import { classes } from '../ui/classes.ts';
import styles from './span-bars.module.css';

type Tone = 'first' | 'second' | 'third' | 'muted';

type SpanBar = {
  name: string;
  /** Below the name: a condition, or who does it. */
  note?: string;
  /** Where it begins on the scale; 0 without it. */
  from?: number;
  to: number;
  /** Its length with the unit, as it is read: `74 毫秒`. */
  value: string;
  tone?: Tone;
};

type SpanBarsProps = {
  /** What the bars add up to, or what they have in common. */
  title?: string;
  /** Up to ten. */
  bars: readonly SpanBar[];
  /** Words of the scale, evenly spaced from 0 to its end. */
  ticks: readonly string[];
  /** End of the scale, in the unit of the bars. */
  end: number;
  /** Names of two or three characters: the bars get the room. */
  short?: boolean;
};

const SCALE = 1000;

/** Bars on one scale, a line each: quantities to compare, or spans that follow each other. Names and values are text beside them. */
export function SpanBars({ title, bars, ticks, end, short = false }: SpanBarsProps) {
  const place = (value: number) => Math.round((value / end) * SCALE);
  const lines = ticks.map((_, index) => `M${Math.round((index / (ticks.length - 1)) * SCALE)} 0V10`).join('');
  return (
    <div className={classes(styles.bars, short && styles.short)}>
      {title ? (
        <h3 className={styles.title}>
          <Breaks text={title} />
        </h3>
      ) : null}
      <dl>
        {bars.map(({ name, note, from = 0, to, value, tone = 'first' }) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>
              {name} {note ? <small className={styles.note}>{note}</small> : null}
            </dt>
            <dd className={classes(styles.span, styles[tone])}>
              <svg viewBox={`0 0 ${SCALE} 10`} preserveAspectRatio="none" aria-hidden="true" className={styles.track}>
                <path d={lines} stroke="var(--rule)" vectorEffect="non-scaling-stroke" />
                <rect
                  x={place(from)}
                  y="2.5"
                  width={Math.max(4, place(to) - place(from))}
                  height="5"
                  fill="var(--bar)"
                />
              </svg>
              <span className={styles.value}>{value}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.scale} aria-hidden="true">
        <Apart>
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </Apart>
      </p>
    </div>
  );
}
