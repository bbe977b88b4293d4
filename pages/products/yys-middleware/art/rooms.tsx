import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';

const rooms = [
  { name: '机房甲', state: '断电', serial: '88,412', isLost: true, isPrimary: false },
  { name: '机房乙', state: '新主', serial: '88,412', isLost: false, isPrimary: true },
  { name: '机房丙', state: '副本', serial: '88,410', isLost: false, isPrimary: false },
];

/** Three rooms at the moment after the election: the replica with the newest log has become the primary. */
export function Rooms() {
  return (
    <Drawing
      title="甲机房断电后，日志到 88,412 的乙成为新主，落后两条的丙继续做副本"
      wide={{ size: [1152, 250], art: <Row step={396} size={18.5} width={360} /> }}
      narrow={{ size: [358, 250], art: <Row step={122} size={13} width={114} /> }}
    />
  );
}

function Row({ step, size, width }: { step: number; size: number; width: number }) {
  const middle = width / 2;
  return rooms.map(({ name, state, serial, isLost, isPrimary }, index) => {
    const color = isLost ? 'var(--muted)' : isPrimary ? 'var(--second)' : 'var(--tint)';
    return (
      <g key={name} transform={`translate(${index * step} 0)`}>
        <rect
          x="1"
          y="1"
          width={width - 2}
          height="246"
          rx="10"
          fill={isPrimary ? 'var(--tint-soft)' : 'var(--card)'}
          stroke={color}
          strokeWidth="2"
          strokeDasharray={isLost ? '7 6' : undefined}
        />
        <Text x={16} y={28} size={size} weight={600} fill="currentColor">
          {name}
        </Text>
        <path
          d={`M${middle - 40} 84a40 13 0 1 0 80 0a40 13 0 1 0 -80 0v70a40 13 0 0 0 80 0v-70M${middle - 40} 119a40 13 0 0 0 80 0`}
          stroke={color}
          strokeWidth="3"
        />
        <Text
          x={middle}
          y={194}
          size={size + 2}
          weight={650}
          anchor="middle"
          fill={isLost ? 'var(--muted)' : 'currentColor'}
        >
          {state}
        </Text>
        <Text x={middle} y={222} size={size - 1} anchor="middle" fill="var(--muted)">
          日志 {serial}
        </Text>
      </g>
    );
  });
}
