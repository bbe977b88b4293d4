import { Text } from '../../../../components/art/kit/text.tsx';

/** Rates of receipt of three channels every five minutes from 14:00 to 15:00, percent. */
const rates = [
  {
    name: '甲',
    color: 'var(--primary)',
    values: [98.9, 99, 98.8, 98.9, 99.1, 98.9, 98.7, 98.8, 98.9, 99, 98.9, 99, 98.9],
  },
  {
    name: '乙',
    color: 'var(--warm)',
    values: [98.4, 98.5, 98.3, 98.4, 96.1, 91.2, 85.3, 82.6, 84.9, 92, 96.8, 98.1, 98.4],
  },
  {
    name: '丙',
    color: 'var(--accent)',
    values: [97.9, 97.8, 98, 97.9, 98, 97.8, 98.1, 97.9, 98, 97.8, 97.9, 98, 97.9],
  },
];

/** Shares of the traffic at the same moments, from the lower edge up: the first channel, and the first two together. */
const first = [46, 46, 46, 46, 47, 60, 70, 70, 70, 69, 62, 50, 46];
const second = [84, 84, 84, 84, 83, 74, 72, 72, 72, 73, 76, 82, 84];

const LEFT = 52;
const STEP = 44;
const RIGHT = LEFT + 12 * STEP;
const rateY = (rate: number) => Math.round(30 + (100 - rate) * 8);
const shareY = (share: number) => Math.round(400 - share * 1.3);
const x = (index: number) => LEFT + index * STEP;
const line = (values: readonly number[], y: (value: number) => number) =>
  values.map((value, index) => `${index ? ' ' : 'M'}${x(index)} ${y(value)}`).join('');

/** One hour of three channels: the rate of one sinks, the traffic leaves it, a little stays to see when it is well again. */
export function RerouteChart() {
  return (
    <svg
      viewBox="14 0 572 436"
      fill="none"
      role="img"
      aria-label="一小时的两幅图：乙通道回执率从 98% 跌到 83%，流量在十分钟内移到甲、丙两条，只留 2% 探测，恢复后再还给它"
    >
      <Text x={LEFT} y={10} size={13.5} weight={600}>
        回执率（%）
      </Text>
      {rates.map(({ name, color }, index) => (
        <g key={name}>
          <path d={`M${RIGHT - 132 + index * 50} 10h16`} stroke={color} strokeWidth="3" />
          <Text x={RIGHT - 110 + index * 50} y={10} size={13}>
            {name}
          </Text>
        </g>
      ))}
      {[100, 95, 90, 85].map((rate) => (
        <g key={rate}>
          <path
            d={`M${LEFT} ${rateY(rate)}H${RIGHT}`}
            stroke={rate === 95 ? 'var(--danger)' : 'var(--line)'}
            strokeDasharray={rate === 95 ? '4 5' : undefined}
          />
          <Text x={LEFT - 10} y={rateY(rate)} size={12.5} anchor="end" fill="var(--ink-muted)">
            {rate}
          </Text>
        </g>
      ))}
      <Text x={RIGHT} y={rateY(95) + 14} size={12.5} anchor="end" fill="var(--danger)">
        切换线 95
      </Text>
      {rates.map(({ name, color, values }) => (
        <path key={name} d={line(values, rateY)} stroke={color} strokeWidth="2.5" strokeLinejoin="round" />
      ))}
      <circle cx={x(7)} cy={rateY(82.6)} r="5" fill="var(--warm)" />
      <Text x={x(7) + 14} y={rateY(82.6) + 4} size={13} weight={600} fill="var(--warm-ink)">
        乙网收紧了规则
      </Text>

      <Text x={LEFT} y={222} size={13.5} weight={600}>
        流量分配（%）
      </Text>
      <path d={`M${LEFT} ${shareY(100)}H${RIGHT}V${shareY(0)}H${LEFT}`} fill="var(--accent)" />
      <path d={`${line(second, shareY)}V${shareY(0)}H${LEFT}`} fill="var(--warm)" />
      <path d={`${line(first, shareY)}V${shareY(0)}H${LEFT}`} fill="var(--primary)" />
      {[100, 50, 0].map((share) => (
        <Text key={share} x={LEFT - 10} y={shareY(share)} size={12.5} anchor="end" fill="var(--ink-muted)">
          {share}
        </Text>
      ))}
      <Text x={x(0) + 14} y={shareY(23)} size={13.5} weight={600} fill="#ffffff">
        甲
      </Text>
      <Text x={x(0) + 14} y={shareY(65)} size={13.5} weight={600}>
        乙
      </Text>
      <Text x={x(0) + 14} y={shareY(92)} size={13.5} weight={600}>
        丙
      </Text>
      <Text x={x(7)} y={shareY(46)} size={13} weight={600} anchor="middle" fill="#ffffff">
        乙只留 2% 探测
      </Text>

      <path d={`M${x(5)} 24V${shareY(0)}M${x(10)} 24V${shareY(0)}`} stroke="var(--ink)" strokeDasharray="3 4" />
      {[
        { index: 0, text: '14:00' },
        { index: 5, text: '14:25 改路' },
        { index: 10, text: '14:50 归还' },
      ].map(({ index, text }) => (
        <Text key={text} x={x(index)} y={420} size={13} anchor={index ? 'middle' : 'start'} fill="var(--ink-muted)">
          {text}
        </Text>
      ))}
    </svg>
  );
}
