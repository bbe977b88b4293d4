import { Card } from '../../../../components/art/kit/frames.tsx';
import { Avatar } from '../../../../components/art/kit/people/avatar.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { Waveform } from '../../../../components/art/kit/waveform.tsx';

/** A photographed exercise with the teacher's red pen on it and her voice beside it. */
export function Homework() {
  return (
    <svg viewBox="0 0 520 330" fill="none" role="img" aria-label="错在负号：圈在照片上，讲解 18 秒">
      <g transform="rotate(-3 200 170)">
        <rect x="40" y="24" width="290" height="286" rx="8" fill="#fff" stroke="#e4d9c8" strokeWidth="2" />
        <path d="M60 84h250M60 124h250M60 164h250M60 204h250M60 244h250" stroke="#d9e6f5" strokeWidth="2" />
        <path d="M88 40v254" stroke="#ffc9b3" strokeWidth="2" />
        <g fontFamily="Georgia, 'STKaiti', 'KaiTi', serif" fontStyle="italic">
          <Text x={104} y={66} size={20} fill="#22396b">
            x² − 5x + 6 = 0
          </Text>
          <Text x={104} y={106} size={20} fill="#22396b">
            (x − 2)(x − 3) = 0
          </Text>
          <Text x={104} y={146} size={20} fill="#22396b">
            x − 2 = 0，x − 3 = 0
          </Text>
          <Text x={104} y={186} size={20} fill="#22396b">
            x₁ = 2，x₂ = − 3
          </Text>
        </g>
        <path
          d="M181 192c-12-28 106-36 128-10s-46 38-88 32-46-22-34-32"
          stroke="var(--danger)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path
          d="M118 262q10 14 16 18q12-34 40-46"
          stroke="var(--accent)"
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <Card x={276} y={196} width={226} height={92}>
        <Avatar x={308} y={230} r={19} seed="何老师" ground="#ffe3d3" />
        <Text x={338} y={220} size={14} weight={600}>
          何老师
        </Text>
        <Text x={338} y={241} size={13} fill="var(--ink-muted)">
          这个负号从哪里来的？
        </Text>
        <rect x="292" y="256" width="194" height="22" rx="11" fill="#eaf0ff" />
        <Waveform x={306} y={267} bars={24} gap={5.6} height={16} color="var(--primary)" />
        <Text x={476} y={267} size={13} anchor="end" fill="var(--primary-strong)">
          18″
        </Text>
      </Card>
      <path d="M322 62l58-34 10 17-58 34-16 3z" fill="var(--danger)" />
      <path d="M322 62l10 17-16 3z" fill="#ffd9bd" />
    </svg>
  );
}
