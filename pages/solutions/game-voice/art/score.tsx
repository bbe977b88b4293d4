import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { match } from '../words.yaml';
import * as words from '../words.yaml';

/** Time falls: a lane for each of the squad, its voice from side to side, and a band across all lanes for each fight. */
function view(width: number, left: number, minute: number, font: number): View {
  const pitch = (width - left) / match.squad.length;
  const y = (at: number) => tenth(8 + at * minute);
  const foot = y(match.minutes);
  const art = (
    <>
      {match.fights.map(({ name, from, to }) => (
        <g key={name}>
          <path d={`M${left - 6} ${y(from)}H${width}V${y(to)}H${left - 6}Z`} fill="var(--third)" opacity=".28" />
          <Text x={0} y={y((from + to) / 2)} size={font} weight={600} fill="var(--third-ink)">
            {name}
          </Text>
        </g>
      ))}
      {match.squad.map(({ name, speaks, pings }, lane) => {
        const x = left + (lane + 0.5) * pitch;
        const color = speaks.length > 0 ? 'var(--second)' : 'var(--muted)';
        const voice = speaks.flatMap(([from = 0, to = 0]) =>
          Array.from({ length: Math.round((to - from) * 7) }, (_, at) => {
            const half = tenth(pitch * (0.12 + 0.28 * Math.abs(Math.sin(at * 2.3 + from) * Math.cos(at * 0.6))));
            return `M${tenth(x - half)} ${y(from + at / 7)}h${2 * half}`;
          }),
        );
        return (
          <g key={name} stroke={color} strokeLinecap="round">
            <path d={`M${x} 0V${foot}`} stroke="var(--rule)" strokeWidth="2" />
            <path d={[...voice, ...pings.map((at) => `M${x - 6} ${y(at)}l6-6 6 6-6 6z`)].join('')} strokeWidth="3" />
            <path d={`M${x - pitch * 0.4} ${foot}h${tenth(pitch * 0.8)}`} strokeWidth="6" />
            {[name, speaks.length > 0 ? words.score.speaks : words.score.pings].map((word, line) => (
              <g key={word} stroke="none">
                <Text x={x} y={foot + 24 + line * 24} size={font} weight={600} anchor="middle" fill={color}>
                  {word}
                </Text>
              </g>
            ))}
          </g>
        );
      })}
    </>
  );
  return { size: [width, foot + 60], art };
}

export const Score = () => (
  <Drawing
    title={words.score.title({ minutes: match.minutes })}
    wide={view(560, 84, 36, 18)}
    narrow={view(358, 58, 28, 13)}
  />
);
