import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';

const days = Array.from({ length: 30 }, (_, day) => `M${(day % 10) * 37} ${Math.floor(day / 10) * 40}h30v30h-30z`);
const toys = [
  { name: '故事熊，6 天', kept: 6, color: 'var(--warm)' },
  { name: '对话熊，26 天', kept: 26, color: 'var(--second)' },
];

const months = toys.map(({ name, kept, color }, row) => (
  <g key={name} transform={`translate(0 ${row * 190})`} strokeWidth="2" strokeLinejoin="round">
    <Text x={0} y={-24} size={20} fill="currentColor">
      {name}
    </Text>
    <path d={days.slice(kept).join('')} stroke="var(--rule)" />
    <path d={days.slice(0, kept).join('')} fill={color} stroke={color} />
  </g>
));

/** A month of both toys: the days on which they were picked up. */
export function Days() {
  return (
    <Drawing
      cut="left"
      title="一个月三十天：故事熊连续被拿起 6 天，对话熊 26 天"
      wide={{ size: [1440, 600], art: <g transform="translate(957 130)">{months}</g> }}
      narrow={{ size: [420, 390], art: <g transform="translate(28 60)">{months}</g> }}
    />
  );
}
