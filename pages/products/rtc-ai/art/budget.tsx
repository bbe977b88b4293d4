import { Figure } from '../../../../components/ui/figure.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import styles from './budget.module.css';

export type Part = {
  name: string;
  /** Milliseconds, at the median and for all but the slowest twentieth. */
  median: number;
  slow: number;
  about: string;
};

/** What the drawing is wide: a unit for each millisecond. */
const scale = 1100;

const colors = ['#8fa9ff', '#2f5bff', '#8fa9ff', '#163db8', '#4fd8c2', 'var(--accent-ink)', '#4fd8c2'];
const light = new Set(['#8fa9ff', '#4fd8c2']);

const marks = [
  { at: 200, text: '200：两个人之间的停顿' },
  { at: 1000, text: '1,000：觉得它没听见' },
];

/**
 * The parts of the first answer one after the other, as long as they last, on a scale of what people bear; a whisker leads
 * to what all but the slowest twentieth stay below. The parts' own slow values do not add up to it: they do not come together.
 */
export function Budget({ parts, slowest, label }: { parts: readonly Part[]; slowest: number; label: string }) {
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { median }) => sum + median, 0));
  const total = parts.reduce((sum, { median }) => sum + median, 0);
  return (
    <Figure label={label}>
      <svg viewBox={`0 0 ${scale} 220`} fill="none" role="img" aria-label={label} className={styles.bar}>
        <path d={`M0 176H${scale}`} stroke="#c6d0e1" strokeWidth="1.5" />
        {Array.from({ length: 12 }, (_, tick) => (
          <path key={tick} d={`M${tick * 100} 176v${tick % 5 ? 6 : 12}`} stroke="#9fb0d0" strokeWidth="1.5" />
        ))}
        {marks.map(({ at: when, text }) => (
          <g key={when}>
            <path d={`M${when} 44V188`} stroke="var(--warm)" strokeWidth="1.5" strokeDasharray="4 5" />
            <Text
              x={when === 1000 ? when : when + 8}
              y={206}
              size={15}
              anchor={when === 1000 ? 'end' : 'start'}
              fill="var(--warm-ink)"
            >
              {text}
            </Text>
          </g>
        ))}
        <Text x={0} y={206} size={15} fill="var(--ink-muted)">
          0 毫秒：话音落下
        </Text>
        {parts.map(({ name, median }, index) => {
          const color = colors[index % colors.length]!;
          const middle = starts[index]! + median / 2;
          return (
            <g key={name}>
              <rect x={starts[index]} y="76" width={median - 2} height="84" rx="6" fill={color} />
              <Text
                x={middle}
                y={106}
                size={15}
                weight={600}
                anchor="middle"
                fill={light.has(color) ? 'var(--ink)' : '#ffffff'}
              >
                {index + 1}
              </Text>
              <Text
                x={middle}
                y={133}
                size={17}
                weight={650}
                anchor="middle"
                fill={light.has(color) ? 'var(--ink)' : '#ffffff'}
              >
                {median}
              </Text>
            </g>
          );
        })}
        <path d={`M${total + 4} 118H${slowest}M${slowest} 102v32`} stroke="#7f97d6" strokeWidth="2" />
        <Text x={slowest - 76} y={94} size={15} anchor="end" fill="var(--ink-muted)">
          {`最慢的二十分之一，约 ${slowest.toLocaleString('en')}`}
        </Text>
        <path d={`M1 60v-12H${total - 2}v12`} stroke="var(--ink)" strokeWidth="2" />
        <Text x={total} y={26} size={20} weight={650} anchor="end">
          {`${total} 毫秒：第一个音节到耳边`}
        </Text>
      </svg>
    </Figure>
  );
}
