import { Text } from '../../../../components/art/kit/text.tsx';
import styles from './motion.module.css';

/** Where requests are turned away. Heights are of the stream before and behind the gate. */
const gates = [
  { x: 236, name: '频率限制', text: '号码、设备、IP 段、号段', stopped: '61,200', before: 150, after: 58 },
  { x: 520, name: '人机校验', text: '风险分高于 40 才出现', stopped: '34,600', before: 58, after: 7 },
  { x: 780, name: '完成率熔断', text: '号段完成率低于 20% 停半小时', stopped: '2,560', before: 7, after: 3 },
];

const TOP = 84;
const FOOT = 318;
const END = 1010;
/** Radius of the inner bend of what is turned away. */
const BEND = 14;

/** A hundred thousand requests of one night against a sign-up form, as a stream, and the three gates that stand before a message. */
export function Gates() {
  return (
    <svg viewBox="0 0 1140 330" fill="none">
      <defs>
        <linearGradient id="sms-stopped" gradientUnits="userSpaceOnUse" x1="0" y1={TOP} x2="0" y2={FOOT}>
          <stop stopColor="#24428c" />
          <stop offset="0.6" stopColor="#b4532c" />
          <stop offset="1" stopColor="#b4532c" stopOpacity="0" />
        </linearGradient>
      </defs>
      {gates.map(({ x, before, after }, index) => {
        const from = gates[index - 1]?.x ?? 0;
        const outer = before - after + BEND;
        return (
          <g key={x}>
            <path d={`M${from} ${TOP}H${x}v${before}H${from}z`} fill="#24428c" />
            <path
              d={`M${x} ${TOP + after}a${outer} ${outer} 0 0 1 ${outer} ${outer}V${FOOT}h${after - before}V${TOP + before + BEND}a${BEND} ${BEND} 0 0 0-${BEND}-${BEND}z`}
              fill="url(#sms-stopped)"
            />
          </g>
        );
      })}
      <path d={`M780 ${TOP + 1.5}H${END}`} stroke="var(--on-night-accent)" strokeWidth="4" />
      <g stroke="#ffffff" strokeWidth="2.5" strokeLinecap="round" opacity=".7">
        <path d={`M0 ${TOP + 3}H${END}`} pathLength="100" strokeDasharray="2 98" className={styles.flow} />
        <path
          d={`M0 188H236a60 60 0 0 1 60 60V${FOOT}`}
          pathLength="100"
          strokeDasharray="3 97"
          className={styles.flow}
        />
        <path
          d={`M0 118H520a40 40 0 0 1 40 40V${FOOT}`}
          pathLength="100"
          strokeDasharray="3 97"
          className={styles.flow}
        />
      </g>
      {gates.map(({ x, name, text, stopped, before, after }) => (
        <g key={name}>
          <path
            d={`M${x} 14V${TOP + before + 20}`}
            stroke="var(--on-night-accent)"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <Text x={x + 16} y={22} size={18} weight={650} fill="var(--on-night)">
            {name}
          </Text>
          <Text x={x + 16} y={50} size={14} fill="var(--on-night-muted)">
            {text}
          </Text>
          <Text x={x + before - after + BEND + 16} y={268} size={22} weight={650} fill="#ffab80">
            {stopped}
          </Text>
          <Text x={x + before - after + BEND + 16} y={296} size={14} fill="var(--on-night-muted)">
            次被拦下
          </Text>
        </g>
      ))}
      <Text x={20} y={146} size={28} weight={650} fill="#ffffff">
        100,000
      </Text>
      <Text x={20} y={178} size={14} fill="#dbe4ff">
        次请求，一夜之间
      </Text>
      <Text x={END + 14} y={TOP} size={28} weight={650} fill="var(--on-night-accent)">
        1,640
      </Text>
      <Text x={END + 14} y={TOP + 30} size={14} fill="var(--on-night-muted)">
        条真正发出
      </Text>
    </svg>
  );
}
