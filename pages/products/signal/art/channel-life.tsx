import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

const { members: names, marks: says } = words.channelLifeDrawing;
/** Members of the channel: minutes in which they are in it, and when an attribute of theirs changes. */
const members = [
  {
    name: names.teacher,
    from: 0,
    to: 40,
    marks: [
      [2, says.shared],
      [31, says.unshared],
    ],
  },
  {
    name: names.student,
    from: 3,
    to: 40,
    marks: [
      [12, says.raised],
      [18, says.onStage],
    ],
  },
  { name: names.lost, from: 5, to: 26, marks: [[20, says.lost]] },
  { name: names.late, from: 22, to: 38, marks: [[22, says.late]] },
] as const;

type Scale = { left: number; unit: number; font: number; pitch: number };

function Life({ left, unit, font, pitch }: Scale) {
  const x = (minute: number) => left + minute * unit;
  const bottom = 40 + members.length * pitch;
  return (
    <>
      <rect x={x(0)} y="30" width={40 * unit} height={bottom - 26} rx="10" fill="var(--tint-soft)" />
      {members.map(({ name, from, to, marks }, row) => {
        const y = 56 + row * pitch;
        return (
          <g key={name}>
            <Text x={0} y={y} size={font} weight={600} fill="currentColor">
              {name}
            </Text>
            <path d={`M${x(from)} ${y}H${x(to)}`} stroke="var(--tint)" strokeWidth="10" strokeLinecap="round" />
            {marks.map(([at, text]) => (
              <g key={text}>
                <circle cx={x(at)} cy={y} r="8" fill="var(--third)" stroke="var(--card)" strokeWidth="3" />
                <Text x={x(at)} y={y + font + 8} size={font} fill="var(--third-ink)">
                  {text}
                </Text>
              </g>
            ))}
          </g>
        );
      })}
      <path d={`M${x(0)} ${bottom + 16}H${x(45)}`} stroke="var(--rule)" strokeWidth="2" />
      {[0, 10, 20, 30, 40].map((minute) => (
        <Text key={minute} x={x(minute)} y={bottom + 34} size={font} anchor="middle" fill="var(--muted)">
          {words.channelLifeDrawing.minute({ minute })}
        </Text>
      ))}
      <path d={`M${x(45)} 30V${bottom + 16}`} stroke="var(--third)" strokeWidth="2" strokeDasharray="5 6" />
      <Text x={x(45) - 6} y={16} size={font} anchor="end" fill="var(--third-ink)">
        {words.channelLifeDrawing.text}
      </Text>
    </>
  );
}

/** Forty minutes of a channel: who is in it, what changes, and when it is gone. */
export function ChannelLife() {
  return (
    <Drawing
      title={words.channelLifeDrawing.title}
      wide={{ size: [1200, 330], art: <Life left={110} unit={24} font={16} pitch={62} /> }}
      narrow={{ size: [360, 330], art: <Life left={56} unit={6.6} font={12} pitch={62} /> }}
    />
  );
}
