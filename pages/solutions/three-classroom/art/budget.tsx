import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { board, share, voice } from '../model.ts';

const line = 2_000;
const parts = [
  { name: '声音，双份', kbps: voice, fill: 'var(--second)' },
  { name: '课件与笔迹', kbps: board, fill: 'var(--third)' },
  { name: '主讲画面', kbps: line * share - voice - board, fill: 'var(--tint)' },
  { name: '教室回传的画面', kbps: line / 2, fill: 'var(--tint-soft)' },
  { name: '余量', kbps: line / 4, fill: 'var(--card)' },
];

/** Two megabits in their order: what is first is the last to give way. */
function bar(narrow: boolean) {
  let at = 0;
  const [left, length] = narrow ? [0, 356] : [2, 1148];
  return parts.map(({ name, kbps, fill }, index) => {
    const x = left + (at / line) * length;
    const width = (kbps / line) * length;
    at += kbps;
    const y = narrow ? 92 + index * 30 : 120 + (index % 3) * 34;
    return (
      <g key={name}>
        <rect x={x} y="8" width={Math.max(width - 2, 3)} height="64" fill={fill} stroke="var(--rule)" />
        <path
          d={narrow ? `M4 ${y}h12` : `M${x + 3} 76V${y}h10`}
          stroke={narrow ? fill : 'var(--muted)'}
          strokeWidth={narrow ? 12 : 1.5}
        />
        <Text x={narrow ? 28 : x + 20} y={y} size={narrow ? 14 : 18} weight={600} fill="currentColor">
          {`${index + 1}. ${name} ${kbps.toLocaleString('en')} kbps`}
        </Text>
      </g>
    );
  });
}

export function Budget() {
  return (
    <Drawing
      title={`两兆带宽的用处：${parts.map(({ name, kbps }) => `${name} ${kbps}`).join('，')}，单位 kbps`}
      wide={{ size: [1152, 204], art: bar(false) }}
      narrow={{ size: [358, 228], art: bar(true) }}
    />
  );
}
