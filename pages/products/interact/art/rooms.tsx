import type { ReactNode } from 'react';

const dot = (x: number, y: number, r: number, fill: string) => (
  <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={fill} />
);
const people = (at: readonly (readonly [x: number, y: number])[]) => at.map(([x, y]) => dot(x, y, 7, 'var(--third)'));

/** The edge of the stage, and rows of people before it. */
const house = (
  <>
    <path d="M40 52Q100 74 160 52" stroke="var(--rule)" strokeWidth="3" strokeLinecap="round" />
    {[0, 1, 2].flatMap((row) =>
      Array.from({ length: 7 + row * 2 }, (_, at) => {
        const across = at - 3 - row;
        return dot(100 + across * 15, 92 + row * 15 - Math.round(across * across * 0.9), 3.5, 'var(--muted)');
      }),
    )}
  </>
);

/** Who is on stage and who is before it, in the rooms that are no rooms of this product: in the order of the words. */
export const rooms: readonly ReactNode[] = [
  <>
    {people([[100, 34]])}
    {house}
  </>,
  <>
    <circle cx="100" cy="70" r="36" stroke="var(--rule)" strokeWidth="3" />
    {people([
      [100, 34],
      [136, 70],
      [100, 106],
      [64, 70],
    ])}
  </>,
  <>
    <path d="M52 70H120" stroke="var(--rule)" strokeWidth="3" strokeDasharray="2 9" strokeLinecap="round" />
    {people([
      [36, 70],
      [142, 70],
    ])}
    <path
      d="M126 50a26 26 0 0 1 32 0M118 38a40 40 0 0 1 48 0"
      stroke="var(--tint)"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </>,
  <>
    {people([[100, 34]])}
    {house}
    <path d="M22 24h14v14H22ZM164 24h14v14h-14ZM22 48h14v14H22ZM164 48h14v14h-14Z" fill="var(--tint)" />
  </>,
  <path
    d={[18, 46, 30, 66, 40, 54, 24, 36].map((high, at) => `M${44 + at * 16} ${70 - high / 2}v${high}`).join('')}
    stroke="var(--third)"
    strokeWidth="7"
    strokeLinecap="round"
  />,
];
