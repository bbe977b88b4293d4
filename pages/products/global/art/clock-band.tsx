import { Text } from '../../../../components/art/kit/text.tsx';

/** Where it is evening when: hours ahead of UTC; the busy hours are 20 to 24 there. */
const markets = [
  { name: '东京', zone: 9 },
  { name: '雅加达', zone: 7 },
  { name: '利雅得', zone: 3 },
  { name: '法兰克福', zone: 1 },
  { name: '圣保罗', zone: -3 },
] as const;
const shifts = [
  { name: '夜班 00:00–08:00', from: 0, color: '#22396b' },
  { name: '早班 08:00–16:00', from: 8, color: 'var(--primary)' },
  { name: '晚班 16:00–24:00', from: 16, color: '#3f57b8' },
] as const;
const HOME = 8;
const hour = (at: number) => 150 + at * 40;

/** Busy hours there by the clock here; past midnight they go on at the left. */
function busy(zone: number): (readonly [from: number, to: number])[] {
  const from = (20 - zone + HOME + 24) % 24;
  return from > 20
    ? [
        [from, 24],
        [0, from - 20],
      ]
    : [[from, from + 4]];
}

/** A day by the clock of Beijing: evenings abroad above, the shifts that answer below. */
export function ClockBand() {
  return (
    <svg
      viewBox="0 0 1134 372"
      fill="none"
      role="img"
      aria-label="按北京时间画的一天：东京、雅加达、利雅得、法兰克福和圣保罗的晚高峰依次落在 19 点到次日 11 点，三个班次首尾相接"
    >
      {[0, 4, 8, 12, 16, 20, 24].map((at) => (
        <g key={at}>
          <path d={`M${hour(at)} 34V360`} stroke="#dbe3f1" />
          <Text x={hour(at)} y={16} size={14} anchor="middle" fill="var(--ink-muted)">
            {`${at}:00`}
          </Text>
        </g>
      ))}
      {markets.map(({ name, zone }, row) => (
        <g key={name}>
          <Text x={0} y={66 + row * 46} size={16} weight={600}>
            {name}
          </Text>
          <Text x={132} y={66 + row * 46} size={13} anchor="end" fill="var(--ink-muted)">
            {`UTC${zone < 0 ? '−' : '+'}${Math.abs(zone)}`}
          </Text>
          <path d={`M${hour(0)} ${66 + row * 46}H${hour(24)}`} stroke="#edf1f8" strokeWidth="28" />
          {busy(zone).map(([from, to]) => (
            <path key={from} d={`M${hour(from)} ${66 + row * 46}H${hour(to)}`} stroke="var(--warm)" strokeWidth="28" />
          ))}
        </g>
      ))}
      <Text x={0} y={322} size={16} weight={600}>
        在班的人
      </Text>
      {shifts.map(({ name, from, color }) => (
        <g key={name}>
          <path d={`M${hour(from) + 2} 322H${hour(from + 8) - 2}`} stroke={color} strokeWidth="48" />
          <Text x={hour(from + 4)} y={322} size={15} weight={600} anchor="middle" fill="#fff">
            {name}
          </Text>
        </g>
      ))}
    </svg>
  );
}
