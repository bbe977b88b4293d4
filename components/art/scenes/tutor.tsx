import { Drawing } from '../kit/drawing.tsx';
import { Glyph } from '../kit/glyph.tsx';
import { Avatar } from '../kit/people/avatar.tsx';
import { Text } from '../kit/text.tsx';
import { Waveform } from '../kit/waveform.tsx';

type TutorProps = {
  title: string;
  learner: string;
  agent: string;
  pause: string;
  cut: string;
  end: string;
  /** Unit of the time line. */
  second: string;
};

/** Place of a moment on the time line, in seconds. */
const at = (second: number) => 78 + second * 66;

/** When the learner has spoken, when the agent answers, when the learner interrupts, and when the agent is silent. */
const moments = { asked: 1.55, answered: 2.2, interrupted: 3.7, silent: 3.86 } as const;

/** A spoken exchange on a time line: the learner speaks, the agent answers at once and stops when interrupted. */
export function Tutor({ title, learner, agent, pause, cut, end, second: unit }: TutorProps) {
  const { asked, answered, interrupted, silent } = moments;
  return (
    <Drawing
      title={title}
      wide={{
        size: [440, 270],
        art: (
          <>
            <path d="M8 230H432" stroke="var(--rule)" strokeWidth="1.5" />
            {[0, 1, 2, 3, 4, 5].map((second) => (
              <g key={second}>
                <path d={`M${at(second)} 225v10`} stroke="var(--rule)" strokeWidth="1.5" />
                <Text x={at(second)} y={252} size={15} anchor="middle" fill="var(--muted)">
                  {`${second} ${unit}`}
                </Text>
              </g>
            ))}
            <Avatar x={36} y={76} r={20} seed={learner} of={{ age: 'teen' }} ground="#9db6f5" />
            <Text x={36} y={112} size={15} anchor="middle" fill="var(--muted)">
              {learner}
            </Text>
            <Glyph x={36} y={162} r={20} name="bot" ground="var(--accent-ink)" />
            <Text x={36} y={198} size={15} anchor="middle" fill="var(--muted)">
              {agent}
            </Text>
            <Waveform x={at(0)} y={76} bars={24} gap={4.3} height={52} color="var(--tint)" />
            <path
              d={`M${at(asked)} 48V192M${at(answered)} 48V192`}
              stroke="var(--muted)"
              strokeWidth="1.5"
              strokeDasharray="3 5"
            />
            <path d={`M${at(asked)} 38H${at(answered)}`} stroke="var(--third)" strokeWidth="2.5" />
            <Text x={at((asked + answered) / 2)} y={20} size={18} weight={650} anchor="middle" fill="currentColor">
              {pause}
            </Text>
            <Waveform x={at(answered) + 4} y={162} bars={25} gap={4.3} height={52} color="var(--second)" from={5} />
            <Waveform x={at(interrupted)} y={76} bars={20} gap={4.3} height={52} color="var(--tint)" from={9} />
            <path d={`M${at(silent)} 48V192`} stroke="var(--third)" strokeWidth="1.5" strokeDasharray="3 5" />
            <Text x={at(silent) + 8} y={152} size={15} weight={600} fill="var(--third-ink)">
              {cut}
            </Text>
            <Text x={at(silent) + 8} y={175} size={15} fill="var(--muted)">
              {end}
            </Text>
          </>
        ),
      }}
    />
  );
}
