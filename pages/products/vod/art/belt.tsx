import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

const parts = { across: 24, down: 19, arrived: 283 };
const ladder = [
  { name: '720p', rate: '1.6 Mbps', size: 540 },
  { name: '540p', rate: '0.9 Mbps', size: 304 },
  { name: '360p', rate: '0.5 Mbps', size: 169 },
];
const squares = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => index + from)
    .map((place) => `M${30 + (place % parts.across) * 12} ${48 + Math.floor(place / parts.across) * 9}h9`)
    .join('');

/** A lesson of 45 minutes on its way: parts that arrived, slices that are transcoded, three files to scale, plays from the edge. */
export function Belt() {
  return (
    <svg viewBox="0 0 520 600" fill="none" role="img" aria-label={words.belt.label}>
      <rect width="520" height="600" rx="20" fill="var(--tint-soft)" />
      <g data-step="1">
        <Text x={30} y={26} size={17} weight={600} fill="currentColor">
          {words.belt.parts({ part: parts.arrived })}
        </Text>
        <path d={squares(0, parts.arrived)} stroke="var(--tint)" strokeWidth="6" />
        <path
          d={squares(parts.arrived, parts.across * parts.down)}
          stroke="var(--tint)"
          strokeWidth="6"
          opacity=".22"
        />
        <path d="M330 150h22" stroke="var(--third)" strokeWidth="2" />
        <Text x={360} y={138} size={17} fill="var(--third-ink)">
          {words.belt.resumed}
        </Text>
        <Text x={360} y={164} size={17} fill="var(--muted)">
          {words.belt.again}
        </Text>
      </g>
      <g data-step="2">
        <Text x={30} y={250} size={17} weight={600} fill="currentColor">
          {words.belt.slices}
        </Text>
        {[0, 1, 2].map((lane) => (
          <path
            key={lane}
            d={`M30 ${278 + lane * 16}h460`}
            stroke="var(--second)"
            strokeWidth="10"
            strokeDasharray="3.1 2.03"
          />
        ))}
      </g>
      <g data-step="3">
        {ladder.map(({ name, rate, size }, index) => (
          <g key={name}>
            <Text x={30} y={346 + index * 34} size={17} fill="currentColor">
              {name}
            </Text>
            <rect
              x="88"
              y={336 + index * 34}
              width={Math.round(size * 0.42)}
              height="20"
              rx="3"
              fill="var(--tint)"
              opacity={1 - index * 0.25}
            />
            <Text x={96 + size * 0.42} y={346 + index * 34} size={17} fill="var(--muted)">
              {words.belt.file({ size, rate })}
            </Text>
          </g>
        ))}
      </g>
      <g data-step="4">
        <Text x={30} y={460} size={17} weight={600} fill="currentColor">
          {words.belt.edge}
        </Text>
        <path d="M30 482h452" stroke="var(--tint)" strokeWidth="12" />
        <path d="M486 482h4" stroke="var(--third)" strokeWidth="12" />
      </g>
      <g data-step="5">
        <Text x={30} y={524} size={17} weight={600} fill="currentColor">
          {words.belt.player}
        </Text>
        <rect x="30" y="544" width="460" height="10" rx="5" fill="var(--rule)" />
        <rect x="30" y="544" width="196" height="10" rx="5" fill="var(--second)" opacity=".4" />
        <rect x="30" y="544" width="191" height="10" rx="5" fill="var(--second)" />
        <circle cx="221" cy="549" r="10" fill="var(--second)" />
      </g>
    </svg>
  );
}
