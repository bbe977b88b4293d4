import { Card, Window } from '../../../../components/art/kit/frames.tsx';
import { Glyph } from '../../../../components/art/kit/glyph.tsx';
import { Person } from '../../../../components/art/kit/people/person.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { Waveform } from '../../../../components/art/kit/waveform.tsx';

const lines = [
  ['#8fa9ff', 46, '#ffffff', 58],
  ['#4fd8c2', 74, '#ffffff', 34],
  ['#8fa9ff', 30, '#ffb98f', 92],
  ['#4fd8c2', 60, '#ffffff', 50],
] as const;

const chapters = [
  ['建应用', true],
  ['登录', true],
  ['发第一条', false],
  ['看回执', false],
] as const;

/** A lesson that runs: the code that is typed, the one who explains it, the chapters done and to come. */
export function LessonArt() {
  return (
    <svg
      viewBox="0 0 600 400"
      fill="none"
      role="img"
      aria-label="一节正在播放的课：左边是代码，右下角是讲解的工程师，右侧是四个章节，前两个已经学完"
    >
      <Window x={8} y={24} width={470} height={330} dark>
        {lines.map(([first, width], index) => (
          <path
            key={index}
            d={`M${40 + [0, 18, 18, 0][index]!} ${100 + index * 34}h${width}`}
            stroke={first}
            strokeWidth="9"
            strokeLinecap="round"
          />
        ))}
        {lines.map(([, width, second, rest], index) => (
          <path
            key={index}
            d={`M${62 + [0, 18, 18, 0][index]! + width} ${100 + index * 34}h${rest}`}
            stroke={second}
            strokeWidth="9"
            strokeLinecap="round"
            opacity=".85"
          />
        ))}
        <path d="M176 190v24" stroke="var(--warm)" strokeWidth="4" strokeLinecap="round" />
        <rect x="256" y="74" width="156" height="196" rx="12" fill="#cdeee8" />
        <Person x={334} y={270} size={140} seed="周远" of={{ mood: 'talk' }} />
        <Waveform x={40} y={262} bars={27} gap={7} height={40} color="var(--on-night-accent)" from={4} live />
        <path d="M40 320h406" stroke="#2b4379" strokeWidth="6" strokeLinecap="round" />
        <path d="M40 320h188" stroke="var(--accent)" strokeWidth="6" strokeLinecap="round" />
        {[130, 228, 340].map((x) => (
          <path key={x} d={`M${x} 313v14`} stroke="#0b1a3d" strokeWidth="4" />
        ))}
        <circle cx="228" cy="320" r="10" fill="#ffffff" />
      </Window>
      <Card x={420} y={64} width={178} height={190} dark>
        {chapters.map(([name, done], index) => (
          <g key={name}>
            {index > 0 ? <path d={`M446 ${67 + index * 42}v16`} stroke="#4a6fd0" strokeWidth="2" /> : null}
            {done ? (
              <Glyph x={446} y={96 + index * 42} r={12} name="check" ground="var(--accent-ink)" />
            ) : (
              <circle
                cx="446"
                cy={96 + index * 42}
                r="11"
                stroke={index === 2 ? 'var(--warm)' : '#4a6fd0'}
                strokeWidth="2.5"
              />
            )}
            <Text x={468} y={96 + index * 42} size={19.5} fill={done || index === 2 ? '#ffffff' : '#b4c2de'}>
              {name}
            </Text>
          </g>
        ))}
      </Card>
    </svg>
  );
}
