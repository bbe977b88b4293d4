import { Text } from '../../../../components/art/kit/text.tsx';
import styles from './motion.module.css';

/** Left end of the scale and its units a second; five seconds fit. */
const ZERO = 20;
const SECOND = 232;
const at = (seconds: number) => Math.round(ZERO + seconds * SECOND);

/** Ticks that far apart, as one dashed line: of every tenth of a second, longer ones of halves and of whole seconds. */
const ticks = [
  { every: 0.1, height: 8, width: 1, color: '#9fb0cd' },
  { every: 0.5, height: 14, width: 1.5, color: '#6b7c9c' },
  { every: 1, height: 20, width: 2, color: 'var(--ink)' },
];

/** Where the message is: the first three stand so close that their words fan out. */
const stations = [
  { seconds: 0, title: '0 毫秒', text: '请求到达', wordsAt: 20 },
  { seconds: 0.022, title: '22 毫秒', text: '接口返回', wordsAt: 128 },
  { seconds: 0.096, title: '96 毫秒', text: '交给运营商', wordsAt: 236 },
  { seconds: 3.18, title: '3.18 秒', text: '手机响了', wordsAt: 690 },
  { seconds: 3.46, title: '3.46 秒', text: '回执到手', wordsAt: 872 },
];

/** Five seconds to scale, with what happens to a code in them; the hand takes five seconds for them, too. */
export function Ruler() {
  return (
    <svg viewBox="0 0 1200 104" fill="none" role="img" aria-label="五秒的刻度尺，从请求到达到回执到手">
      <path d="M-1200 0H2400" stroke="var(--ink)" strokeWidth="2" />
      {ticks.map(({ every, height, width, color }) => (
        <path
          key={every}
          d={`M${ZERO - width / 2} ${height / 2}H${at(5) + width}`}
          stroke={color}
          strokeWidth={height}
          strokeDasharray={`${width} ${every * SECOND - width}`}
        />
      ))}
      {[1, 2, 4, 5].map((second) => (
        <Text
          key={second}
          x={at(second)}
          y={34}
          size={14}
          weight={600}
          anchor={second === 5 ? 'end' : 'middle'}
          fill="var(--ink-muted)"
        >
          {`${second} 秒`}
        </Text>
      ))}
      {stations.map(({ seconds, title, text, wordsAt }, index) => {
        const late = index > 2;
        return (
          <g key={title}>
            <path
              d={`M${at(seconds)} 0V${26}L${wordsAt + (late ? (index === 3 ? 52 : 0) : 0)} 48V58`}
              stroke={late ? 'var(--accent)' : 'var(--primary)'}
              strokeWidth="1.5"
              strokeLinejoin="round"
            />
            <circle cx={at(seconds)} cy="0" r="5" fill={late ? 'var(--accent)' : 'var(--primary)'} />
            <Text x={wordsAt} y={70} size={16} weight={650}>
              {title}
            </Text>
            <Text x={wordsAt} y={93} size={14} fill="var(--ink-muted)">
              {text}
            </Text>
          </g>
        );
      })}
      <g className={styles.hand}>
        <path d={`M${ZERO}-34V20`} stroke="var(--warm)" strokeWidth="2" />
        <circle cx={ZERO} cy="-34" r="5" fill="var(--warm)" />
      </g>
    </svg>
  );
}
