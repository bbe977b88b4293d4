import type { SVGProps } from 'react';
import { Text } from '../../../../components/art/kit/text.tsx';

const frame = { viewBox: '0 0 250 170', fill: 'none', 'aria-hidden': true } as const;

/** One stroke, told four times. */
const Stroke = (props: SVGProps<SVGPathElement>) => (
  <path
    d="M24 104C40 40 66 24 80 52C96 84 62 132 84 138C112 144 120 64 142 60C164 56 150 112 172 114C192 116 204 92 226 74"
    strokeLinecap="round"
    {...props}
  />
);

/** As the pen gives it: a point every few milliseconds. */
export const Sampled = () => (
  <svg {...frame}>
    <Stroke pathLength="90" stroke="#8fa9ff" strokeWidth="5" strokeDasharray="0 1" />
  </svg>
);

/** What is left of it when no eye sees a difference. */
export const Thinned = () => (
  <svg {...frame}>
    <Stroke stroke="#8fa9ff" strokeWidth="2" />
    <Stroke pathLength="24" stroke="#ffffff" strokeWidth="7" strokeDasharray="0 .999" />
  </svg>
);

/** Its place in the order that all see: the second of four, each a number and what was done. */
export const Ordered = () => (
  <svg {...frame}>
    <rect x="8" y="48" width="234" height="32" rx="8" fill="#2f5bff" />
    {[150, 96, 118, 70].map((length, index) => (
      <g key={length}>
        <Text x={22} y={26 + index * 38} size={16} weight={650} fill="#ffffff">
          {1041 + index}
        </Text>
        <path d={`M82 ${26 + index * 38}h${length}`} stroke="#a9bbff" strokeWidth="7" strokeLinecap="round" />
      </g>
    ))}
  </svg>
);

/** On the other screens, smooth at each one's size. */
export const Arrived = () => (
  <svg {...frame}>
    <path d="M21 30h128q7 0 7 7v89H14V37q0-7 7-7ZM168 30h68v50h-68ZM182 90h40v62h-40Z" fill="#ffffff" />
    <path d="M85 126v18M60 146h50" stroke="#ffffff" strokeWidth="4" strokeLinecap="round" />
    <g stroke="var(--primary)">
      <Stroke transform="translate(17.5 32.6) scale(.54)" strokeWidth="5" />
      <Stroke transform="translate(170.8 34) scale(.25)" strokeWidth="10" />
      <Stroke transform="translate(183.3 108.4) scale(.15)" strokeWidth="17" />
    </g>
  </svg>
);
