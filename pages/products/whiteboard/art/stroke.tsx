import { Text } from '../../../../components/art/kit/text.tsx';

/** One stroke, told four times. */
const stroke =
  'M24 104C40 40 66 24 80 52C96 84 62 132 84 138C112 144 120 64 142 60C164 56 150 112 172 114C192 116 204 92 226 74';

/** As the pen gives it: a point every few milliseconds. */
export function Sampled() {
  return (
    <svg viewBox="0 0 250 170" fill="none" aria-hidden="true">
      <path d={stroke} pathLength="90" stroke="#8fa9ff" strokeWidth="5" strokeLinecap="round" strokeDasharray="0 1" />
    </svg>
  );
}

/** What is left of it when no eye sees a difference. */
export function Thinned() {
  return (
    <svg viewBox="0 0 250 170" fill="none" aria-hidden="true">
      <path d={stroke} stroke="#8fa9ff" strokeWidth="2" />
      <path
        d={stroke}
        pathLength="24"
        stroke="#ffffff"
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="0 .999"
      />
    </svg>
  );
}

/** Its place in the order that all see: the second of four, each a number and what was done. */
export function Ordered() {
  return (
    <svg viewBox="0 0 250 170" fill="none" aria-hidden="true">
      {[150, 96, 118, 70].map((length, index) => (
        <g key={length}>
          <rect x="8" y={10 + index * 38} width="234" height="32" rx="8" fill={index === 1 ? '#2f5bff' : '#142c63'} />
          <Text
            x={22}
            y={26 + index * 38}
            size={16}
            weight={650}
            fill={index === 1 ? '#ffffff' : 'var(--on-night-accent)'}
          >
            {1041 + index}
          </Text>
          <path
            d={`M82 ${26 + index * 38}h${length}`}
            stroke={index === 1 ? '#ffffff' : '#5d7cc4'}
            strokeWidth="7"
            strokeLinecap="round"
          />
        </g>
      ))}
    </svg>
  );
}

/** On the other screens, smooth at each one's size. */
export function Arrived() {
  return (
    <svg viewBox="0 0 250 170" fill="none" aria-hidden="true">
      {[
        { x: 14, y: 30, width: 142, height: 96, scale: 0.54 },
        { x: 168, y: 30, width: 68, height: 50, scale: 0.25 },
        { x: 182, y: 90, width: 40, height: 62, scale: 0.15 },
      ].map(({ x, y, width, height, scale }) => (
        <g key={x}>
          <rect x={x} y={y} width={width} height={height} rx="7" fill="#ffffff" />
          <path
            d={stroke}
            transform={`translate(${x + width / 2 - 125 * scale} ${y + height / 2 - 84 * scale}) scale(${scale})`}
            stroke="var(--primary)"
            strokeWidth={Math.round(2.6 / scale)}
            strokeLinecap="round"
          />
        </g>
      ))}
      <path d="M85 126v18M60 146h50" stroke="#ffffff" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
