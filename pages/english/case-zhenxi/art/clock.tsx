import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

const rows = [
  { y: 40, name: words.clock.scan, fill: '#0d1b2a' },
  { y: 170, name: words.clock.body, fill: '#cfe7dc' },
];

/** Frames of two streams above each other: one moment runs through both. */
export function Clock() {
  return (
    <svg viewBox="0 0 560 330" fill="none" role="img">
      <title>{words.clock.shows}</title>
      {rows.map(({ y, name, fill }) => (
        <g key={name}>
          <Text x={0} y={y - 18} size={18} weight={600}>
            {name}
          </Text>
          {[0, 1, 2, 3, 4].map((index) => (
            <g key={index} opacity={index === 3 ? 1 : 0.4}>
              <rect x={index * 112} y={y} width="100" height="76" rx="6" fill={fill} />
              {y === 40 ? (
                <path
                  d={`M${index * 112 + 46} 46L${index * 112 + 22} 102Q${index * 112 + 50} 118 ${index * 112 + 78} 102L${index * 112 + 54} 46Z`}
                  fill="#5f7386"
                />
              ) : (
                <path
                  d={`M${index * 112 + 14} 236Q${index * 112 + 50} 196 ${index * 112 + 86} 236M${index * 112 + 50 + index * 4} 184l${index * 2 - 4} 24`}
                  stroke="#26705a"
                  strokeWidth="6"
                  strokeLinecap="round"
                />
              )}
            </g>
          ))}
        </g>
      ))}
      <path d="M386 30V276" stroke="var(--warm)" strokeWidth="3" strokeDasharray="8 7" />
      <Text x={386} y={304} size={18} weight={650} anchor="middle" fill="var(--warm-ink)">
        {words.clock.together}
      </Text>
    </svg>
  );
}
