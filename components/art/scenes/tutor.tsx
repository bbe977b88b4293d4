import { Glyph } from '../kit/glyph.tsx';
import { Avatar } from '../kit/people/avatar.tsx';
import lettering from '../kit/lettering.module.css';
import { Text } from '../kit/text.tsx';
import { Waveform } from '../kit/waveform.tsx';

type Props = {
  label: string;
  learner: string;
  agent: string;
  pause: string;
  cut: string;
  end: string /** Unit of the time line. */;
  second: string;
};

/** A spoken exchange on a time line: the learner speaks, the agent answers at once and stops when interrupted. */
export function Tutor({ label, learner, agent, pause, cut, end, second: unit }: Props) {
  return (
    <svg viewBox="0 0 640 300" fill="none" role="img" aria-label={label} className={lettering.larger}>
      <path d="M20 256h600" stroke="var(--night-line)" strokeWidth="1.5" />
      {[0, 1, 2, 3, 4, 5].map((second) => (
        <g key={second}>
          <path d={`M${96 + second * 100} 251v10`} stroke="var(--night-line)" strokeWidth="1.5" />
          <Text x={96 + second * 100} y={278} size={17} anchor="middle" fill="var(--on-night-muted)">
            {`${second} ${unit}`}
          </Text>
        </g>
      ))}
      <Avatar x={44} y={92} r={22} seed={learner} of={{ age: 'teen' }} ground="#9db6f5" />
      <Text x={44} y={130} size={17} anchor="middle" fill="var(--on-night-muted)">
        {learner}
      </Text>
      <Glyph x={44} y={186} r={22} name="bot" ground="var(--accent-ink)" />
      <Text x={44} y={224} size={17} anchor="middle" fill="var(--on-night-muted)">
        {agent}
      </Text>
      <Waveform x={98} y={92} bars={24} gap={6.4} height={58} color="var(--on-night-primary)" />
      <path d="M252 60v152M317 60v152" stroke="var(--on-night-muted)" strokeDasharray="3 5" />
      <path d="M256 46h57" stroke="var(--warm)" strokeWidth="2" />
      <Text x={284.5} y={28} size={19} weight={650} anchor="middle" fill="#ffffff">
        {pause}
      </Text>
      <Waveform x={322} y={186} bars={25} gap={6.4} height={58} color="var(--on-night-accent)" from={5} />
      <Waveform x={466} y={92} bars={21} gap={6.4} height={58} color="var(--on-night-primary)" from={9} />
      <path d="M482 60v152" stroke="var(--warm)" strokeDasharray="3 5" />
      <Text x={490} y={182} size={17.5} weight={600} fill="#ffb98f">
        {cut}
      </Text>
      <Text x={490} y={209} size={17} fill="var(--on-night-muted)">
        {end}
      </Text>
    </svg>
  );
}
