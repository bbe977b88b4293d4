import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

const most = 24;

/** Hours of one week that each side works, on the scale of all weeks. */
export function Hours({ week, ours, yours }: { week: string; ours: number; yours: number }) {
  const bars = [
    { who: words.hours.us, hours: ours, color: 'var(--tint)' },
    { who: words.hours.you, hours: yours, color: 'var(--second)' },
  ];
  return (
    <Drawing
      title={words.hours.title({ week, ours, yours })}
      wide={{
        size: [260, 68],
        art: bars.map(({ who, hours, color }, row) => (
          <g key={who}>
            <Text x={0} y={18 + row * 32} size={15} fill="var(--muted)">
              {who}
            </Text>
            <rect x="40" y={8 + row * 32} width={(hours / most) * 150} height="20" rx="3" fill={color} />
            <Text x={48 + (hours / most) * 150} y={18 + row * 32} size={15} weight={650} fill="currentColor">
              {words.hours.spent({ hours })}
            </Text>
          </g>
        )),
      }}
    />
  );
}
