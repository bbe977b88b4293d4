import { Avatar } from '../../../../components/art/kit/people/avatar.tsx';

/** Players within ten metres are heard, those up to fifty fade, one behind a wall is muffled. */
export function Range() {
  const players = [
    { x: 60, y: -30, seed: '阿衡', heard: 1 },
    { x: -84, y: 50, seed: '老罗', heard: 0.9 },
    { x: -190, y: -100, seed: '拾一', heard: 0.3 },
    { x: 20, y: 240, seed: '阿雾', heard: 0.12 },
  ];
  return (
    <svg viewBox="0 0 1440 640" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
      <g transform="translate(1110 320)">
        {[70, 170, 260].map((r, at) => (
          <circle
            key={r}
            r={r}
            stroke="var(--tint)"
            strokeWidth={3 - at}
            strokeDasharray={at === 2 ? '4 10' : undefined}
            opacity={1 - at * 0.3}
          />
        ))}
        <path d="M96 60L230 84" stroke="var(--muted)" strokeWidth="10" />
        <circle r="9" fill="var(--second)" />
        {players.map(({ x, y, seed, heard }) => (
          <g key={seed} opacity={0.3 + heard * 0.7}>
            <Avatar x={x} y={y} r={26} seed={seed} />
            <path
              d={`M${x + 34} ${y - 8}q8 8 0 16m6-24q16 16 0 32`}
              stroke="var(--second)"
              strokeWidth={1 + heard * 4}
              strokeLinecap="round"
            />
          </g>
        ))}
      </g>
    </svg>
  );
}
