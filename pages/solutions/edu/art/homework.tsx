import { Card } from '../../../../components/art/kit/frames.tsx';
import { Avatar } from '../../../../components/art/kit/people/avatar.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { Waveform } from '../../../../components/art/kit/waveform.tsx';

const steps = ['x² − 5x + 6 = 0', '(x − 2)(x − 3) = 0', 'x − 2 = 0，x − 3 = 0', 'x₁ = 2，x₂ = − 3'];

/** A photographed exercise with the teacher's red pen on it and her voice beside it. */
export function Homework() {
  return (
    <svg viewBox="0 0 520 330" fill="none" role="img" aria-label="错在负号：圈在照片上，讲解 18 秒">
      <g transform="rotate(-3 200 170)" strokeLinecap="round" strokeLinejoin="round">
        <rect x="30" y="24" width="300" height="286" rx="8" fill="#fff" stroke="#e4d9c8" strokeWidth="2" />
        <path d="M50 84h260M50 124h260M50 164h260M50 204h260M50 244h260" stroke="#d9e6f5" strokeWidth="2" />
        <path d="M78 40v254" stroke="#ffc9b3" strokeWidth="2" />
        <g fontFamily="Georgia, 'STKaiti', 'KaiTi', serif" fontStyle="italic">
          {steps.map((line, index) => (
            <Text key={line} x={94} y={66 + index * 40} size={21} fill="#22396b">
              {line}
            </Text>
          ))}
        </g>
        <path d="M166 194c-8-34 124-42 148-10s-52 42-104 36-52-16-44-26" stroke="var(--danger)" strokeWidth="4" />
        <path d="M108 262q10 14 16 18q12-34 40-46" stroke="var(--accent)" strokeWidth="6" />
      </g>
      <Card x={250} y={206} width={262} height={104}>
        <Avatar x={284} y={242} r={20} seed="何老师" ground="#ffe3d3" />
        <Text x={316} y={230} size={17} weight={600}>
          何老师
        </Text>
        <Text x={316} y={255} size={17} fill="var(--ink-muted)">
          这个负号从哪里来的？
        </Text>
        <rect x="266" y="272" width="230" height="28" rx="14" fill="#eaf0ff" />
        <Waveform x={282} y={286} bars={28} gap={5.6} height={18} color="var(--primary)" />
        <Text x={484} y={286} size={17} anchor="end" fill="var(--primary-strong)">
          18″
        </Text>
      </Card>
    </svg>
  );
}
