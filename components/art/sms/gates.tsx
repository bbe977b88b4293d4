import { Text } from '../kit/text.tsx';
import styles from './motion.module.css';

/** Where requests are turned away, and how many of a hundred thousand are left behind each gate. */
const gates = [
  { x: 250, name: '频率限制', text: '号码、设备、IP 段、号段', stopped: '拦下 61,200', before: 100, after: 38.8 },
  { x: 500, name: '人机校验', text: '风险分高于 40 才出现', stopped: '拦下 34,600', before: 38.8, after: 4.2 },
  { x: 750, name: '完成率熔断', text: '号段完成率低于 20% 停半小时', stopped: '拦下 2,560', before: 4.2, after: 1.64 },
];

const MIDDLE = 150;
const WIDEST = 150;
const half = (share: number) => Math.max(3, Math.round((share / 100) * (WIDEST / 2) + 2));

/** A hundred thousand requests of one night against a sign-up form, and the three gates that stand before a message. */
export function Gates() {
  return (
    <svg viewBox="0 0 1140 320" fill="none">
      <path
        d={`M0 ${MIDDLE - half(100)}${gates.map(({ x, before, after }) => `H${x - 20}C${x + 20} ${MIDDLE - half(before)} ${x + 10} ${MIDDLE - half(after)} ${x + 60} ${MIDDLE - half(after)}`).join('')}H1000V${MIDDLE + half(1.64)}${[...gates].reverse().map(({ x, before, after }) => `H${x + 60}C${x + 10} ${MIDDLE + half(after)} ${x + 20} ${MIDDLE + half(before)} ${x - 20} ${MIDDLE + half(before)}`).join('')}H0Z`}
        fill="#24428c"
      />
      {[-40, 30].map((y, index) => (
        <path
          key={y}
          d={`M0 ${MIDDLE + y}H230C300 ${MIDDLE + y} 280 ${MIDDLE + y * 0.4} 310 ${MIDDLE + y * 0.4}H480C540 ${MIDDLE + y * 0.4} 530 ${MIDDLE} 560 ${MIDDLE}H1000`}
          pathLength="100"
          stroke="var(--on-night-primary)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray={`${2 + index} ${98 - index}`}
          className={styles.flow}
        />
      ))}
      <Text x={20} y={MIDDLE - 14} size={26} weight={650} fill="#ffffff">
        100,000
      </Text>
      <Text x={20} y={MIDDLE + 16} size={14} fill="#dbe4ff">
        次请求，一夜之间
      </Text>
      {gates.map(({ x, name, text, stopped, before }) => (
        <g key={name}>
          <path d={`M${x} 30V${MIDDLE + 92}`} stroke="var(--on-night-accent)" strokeWidth="3" strokeLinecap="round" />
          <path d={`M${x} ${MIDDLE + half(before) - 4}C${x} ${MIDDLE + 80} ${x + 4} ${MIDDLE + 90} ${x + 30} ${MIDDLE + 96}`} stroke="var(--warm)" strokeWidth="2" strokeDasharray="4 4" />
          <Text x={x + 14} y={38} size={17} weight={650} fill="var(--on-night)">
            {name}
          </Text>
          <Text x={x + 14} y={62} size={13} fill="var(--on-night-muted)">
            {text}
          </Text>
          <Text x={x + 38} y={MIDDLE + 98} size={15} weight={600} fill="#ffab80">
            {stopped}
          </Text>
        </g>
      ))}
      <path d="M1000 150h20" stroke="var(--on-night-accent)" strokeWidth="5" />
      <Text x={1030} y={MIDDLE - 12} size={26} weight={650} fill="var(--on-night-accent)">
        1,640
      </Text>
      <Text x={1030} y={MIDDLE + 16} size={14} fill="var(--on-night-muted)">
        条真正发出
      </Text>
    </svg>
  );
}
