import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import styles from './sms-hero.module.css';
import * as words from '../words.yaml';

type Station = { title: string; text: string; seconds: number; wide: number; narrow?: number; before?: boolean };
/** Where the message is. The words of each begin beside its place on the wide ruler, and on the narrow one where it has a place there. */
const stations: readonly Station[] = [
  { seconds: 0, ...words.ruler.stations[0], wide: 20, narrow: 6 },
  { seconds: 0.022, ...words.ruler.stations[1], wide: 138 },
  { seconds: 0.096, ...words.ruler.stations[2], wide: 256 },
  { seconds: 3.18, ...words.ruler.stations[3], wide: 746, narrow: 220, before: true },
  { seconds: 3.46, ...words.ruler.stations[4], wide: 860, narrow: 250 },
  { seconds: 5, ...words.ruler.stations[5], wide: 1180, before: true },
];

type Scale = { zero: number; second: number; size: number; isNarrow?: boolean };

function Marks({ zero, second, size, isNarrow = false }: Scale) {
  const ticks = (every: number, height: number, color: string) => (
    <path
      d={`M${zero - 1} ${height / 2}H${zero + second * 5 + 1}`}
      stroke={color}
      strokeWidth={height}
      strokeDasharray={`2 ${every * second - 2}`}
    />
  );
  return (
    <>
      <path d="M-1200 0H2400" stroke="var(--ink)" strokeWidth="2" />
      {ticks(0.1, 9, '#b4c1d8')}
      {ticks(1, 20, 'var(--ink)')}
      {stations.map(({ seconds, title, text, wide, narrow, before }) => {
        const at = isNarrow ? narrow : wide;
        if (at === undefined) return null;
        const x = Math.round(zero + seconds * second);
        const color = seconds > 1 ? 'var(--accent)' : 'var(--primary)';
        const anchor = before ? 'end' : 'start';
        return (
          <g key={title}>
            <path d={`M${x} 0V26L${at} 46V54`} stroke={color} strokeWidth="1.5" strokeLinejoin="round" />
            <circle cx={x} cy="0" r="6" fill={color} />
            <Text x={at} y={70} size={size + 2} weight={650} anchor={anchor}>
              {title}
            </Text>
            <Text x={at} y={70 + size * 1.6} size={size} anchor={anchor} fill="var(--ink-muted)">
              {text}
            </Text>
          </g>
        );
      })}
    </>
  );
}

/** Five seconds to scale, with what happens to a code in them; the hand takes five seconds for them, too. */
export const Ruler = () => (
  <Drawing
    loops
    title={words.ruler.title}
    className={styles.ruler}
    wide={{
      size: [1200, 104],
      art: (
        <>
          <Marks zero={20} second={232} size={15} />
          <path d="M20-34V20M14-34h12" stroke="var(--warm)" strokeWidth="3" className={styles.hand} />
        </>
      ),
    }}
    narrow={{ size: [358, 96], art: <Marks zero={6} second={69} size={12} isNarrow /> }}
  />
);
