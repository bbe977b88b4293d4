import { Text } from '../../../../components/art/kit/text.tsx';
import styles from './motion.module.css';

type Hop = {
  name: string;
  /** Milliseconds from the request. */
  from: number;
  to: number;
  took: string;
};

/** What happens in our own rooms, and what happens after. */
const ours: readonly Hop[] = [
  { name: '鉴权，查频率', from: 0, to: 6, took: '6 毫秒' },
  { name: '核对签名与模板', from: 6, to: 11, took: '5 毫秒' },
  { name: '认号段，选通道', from: 11, to: 14, took: '3 毫秒' },
  { name: '落盘排队，返回 msgId', from: 14, to: 22, took: '8 毫秒' },
  { name: '提交运营商网关', from: 22, to: 96, took: '74 毫秒' },
];
const theirs: readonly Hop[] = [
  { name: '运营商短信中心', from: 96, to: 2310, took: '2.21 秒' },
  { name: '寻呼与空口下发', from: 2310, to: 3180, took: '0.87 秒' },
  { name: '状态报告返回', from: 3180, to: 3412, took: '232 毫秒' },
  { name: '推送到您的回调地址', from: 3412, to: 3460, took: '48 毫秒' },
];

const ROW = 40;
const TOP = 66;

type Pane = {
  hops: readonly Hop[];
  x: number;
  width: number;
  /** Milliseconds of its whole width. */
  span: number;
  first: number;
  title: string;
  marks: readonly { at: number; text: string }[];
  color: string;
};

const panes: readonly Pane[] = [
  {
    hops: ours,
    x: 212,
    width: 380,
    span: 120,
    first: 0,
    title: '前 0.1 秒，在我们的机房',
    color: 'var(--on-night-primary)',
    marks: [0, 40, 80, 120].map((at) => ({ at, text: `${at}` })),
  },
  {
    hops: theirs,
    x: 660,
    width: 420,
    span: 4000,
    first: 5,
    title: '之后 3.4 秒，在运营商的网里',
    color: 'var(--on-night-accent)',
    marks: [0, 1000, 2000, 3000, 4000].map((at) => ({ at, text: `${at / 1000}` })),
  },
];

/** The way of one code, hop by hop, in two scales: what takes milliseconds would not be seen in seconds. */
export function Hops() {
  const bottom = TOP + 9 * ROW;
  return (
    <svg viewBox={`0 0 1140 ${bottom + 34}`} fill="none">
      {panes.map(({ hops, x, width, span, first, title, marks, color }) => (
        <g key={title}>
          <Text x={x} y={14} size={16} weight={600} fill="var(--on-night)">
            {title}
          </Text>
          {marks.map(({ at, text }) => (
            <g key={at}>
              <path d={`M${Math.round(x + (at / span) * width)} 40V${bottom}`} stroke="var(--night-line)" />
              <Text
                x={Math.round(x + (at / span) * width)}
                y={bottom + 18}
                size={13}
                anchor="middle"
                fill="var(--on-night-muted)"
              >
                {at === span ? `${text} ${span > 1000 ? '秒' : '毫秒'}` : text}
              </Text>
            </g>
          ))}
          {hops.map(({ name, from, to, took }, index) => {
            const y = TOP + (first + index) * ROW;
            const left = Math.round(x + (from / span) * width);
            const late = to / span > 0.8 && from / span > 0.5;
            const long = Math.max(4, Math.round(((to - from) / span) * width));
            return (
              <g key={name}>
                <rect x={left} y={y - 9} width={long} height="18" rx="4" fill={color} />
                {long > 60 ? (
                  <path
                    d={`M${left + 6} ${y}H${left + long - 6}`}
                    pathLength="100"
                    stroke="#071126"
                    strokeWidth="2"
                    strokeDasharray="4 96"
                    className={styles.flow}
                  />
                ) : null}
                <Text x={first ? 636 : 0} y={y} size={15} anchor={first ? 'end' : 'start'} fill="var(--on-night)">
                  {name}
                </Text>
                <Text
                  x={late ? left - 10 : left + long + 10}
                  y={y}
                  size={14}
                  weight={600}
                  anchor={late ? 'end' : 'start'}
                  fill={color}
                >
                  {took}
                </Text>
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
}
