import { Pulse } from '../../../../components/art/kit/moving.tsx';
import { Glyph } from '../../../../components/art/kit/glyph.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';

const ways = [
  {
    by: ['迪拜', '孟买'],
    d: 'M96 150C200 96 430 92 664 150',
    at: [
      [268, 110],
      [470, 106],
    ],
    score: '38 分',
    rate: '丢包 6.1%',
    y: 62,
    bad: true,
  },
  {
    by: ['吉隆坡'],
    d: 'M96 150C260 196 470 204 664 150',
    at: [[430, 192]],
    score: '91 分',
    rate: '丢包 0.2%',
    y: 236,
    bad: false,
  },
  {
    by: ['法兰克福', '新加坡'],
    d: 'M96 150C150 320 560 340 664 150',
    at: [
      [226, 262],
      [540, 262],
    ],
    score: '54 分',
    rate: '多走 9,000 公里',
    y: 322,
    bad: true,
  },
] as const;

/** Three ways from Riyadh to Jakarta, each with its score of this second; the middle one has just been taken. */
export function Reroute() {
  return (
    <svg
      viewBox="0 0 760 350"
      fill="none"
      role="img"
      aria-label="利雅得到雅加达的三条候选路径：经迪拜与孟买的一条丢包 6.1%，得 38 分；经吉隆坡的一条得 91 分，正在使用；经法兰克福的一条绕远，得 54 分"
    >
      {ways.map(({ by, d, at, score, rate, y, bad }) => (
        <g key={score}>
          <path
            d={d}
            stroke={bad ? '#3a5290' : 'var(--on-night-accent)'}
            strokeWidth={bad ? 2 : 4}
            strokeDasharray={bad ? '2 8' : undefined}
            strokeLinecap="round"
          />
          {bad ? null : <Pulse d={d} color="#fff" width={6} />}
          {by.map((name, index) => (
            <g key={name}>
              <circle cx={at[index]![0]} cy={at[index]![1]} r="7" fill={bad ? '#3a5290' : 'var(--on-night-accent)'} />
              <Text
                x={at[index]![0]}
                y={at[index]![1] - 20}
                size={18}
                anchor="middle"
                fill={bad ? 'var(--on-night-muted)' : '#fff'}
              >
                {name}
              </Text>
            </g>
          ))}
          <Text
            x={380}
            y={y}
            size={20}
            weight={650}
            anchor="end"
            fill={bad ? 'var(--on-night-muted)' : 'var(--on-night-accent)'}
          >
            {score}
          </Text>
          <Text x={392} y={y} size={18} fill={bad ? '#ffb98f' : 'var(--on-night-muted)'}>
            {rate}
          </Text>
        </g>
      ))}
      <path d="M338 84l22 22M360 84l-22 22" stroke="#ff8f6b" strokeWidth="4" strokeLinecap="round" />
      <Glyph x={96} y={150} r={24} name="mic" />
      <Glyph x={664} y={150} r={24} name="headphones" />
      <Text x={96} y={194} size={20} weight={600} anchor="middle" fill="#fff">
        利雅得
      </Text>
      <Text x={664} y={194} size={20} weight={600} anchor="middle" fill="#fff">
        雅加达
      </Text>
    </svg>
  );
}
