import { Text } from '../../../../components/art/kit/text.tsx';
import { Waveform } from '../../../../components/art/kit/waveform.tsx';

const Canvas = ({ children }: { children: React.ReactNode }) => (
  <svg viewBox="0 0 320 150" fill="none" aria-hidden="true">
    {children}
  </svg>
);

/** Two tracks and the cut between them. */
export const Tracks = () => (
  <Canvas>
    <path d="M10 40H120M132 40H226M238 40H310" stroke="var(--tint)" strokeWidth="30" />
    <path d="M10 88H180M192 88H310" stroke="var(--second)" strokeWidth="22" />
    <path d="M126 12V136" stroke="var(--third)" strokeWidth="3" />
    <path d="M120 8h12l-6 10Z" fill="var(--third)" />
    <path d="M10 126h100l14-10h60l14 10h112" stroke="var(--muted)" strokeWidth="2" />
  </Canvas>
);

/** A line of speech and its subtitle in two languages. */
export const Subtitles = () => (
  <Canvas>
    <Waveform x={14} y={36} bars={49} height={44} color="var(--tint)" />
    <rect x="10" y="74" width="300" height="68" rx="8" fill="#0b1b34" />
    <Text x={160} y={95} size={19} anchor="middle" fill="#ffffff">
      这一步要先断电
    </Text>
    <Text x={160} y={122} size={16} anchor="middle" fill="#b8c6e6">
      Cut the power first
    </Text>
  </Canvas>
);

const scores = [31, 54, 92, 47];
/** Four frames with their scores; the best is framed. */
export const Covers = () => (
  <Canvas>
    {scores.map((score, index) => (
      <g key={score}>
        <rect
          x={8 + index * 78}
          y="20"
          width="70"
          height="84"
          rx="6"
          fill="var(--tint-soft)"
          stroke={score > 90 ? 'var(--second)' : 'var(--rule)'}
          strokeWidth={score > 90 ? 4 : 1.5}
        />
        <path
          d={`M${16 + index * 78} 96l20-${score / 2} 16 ${score / 4} 18-${score / 5}`}
          stroke="var(--tint)"
          strokeWidth="3"
        />
        <Text x={43 + index * 78} y={128} size={19} weight={score > 90 ? 700 : 500} anchor="middle" fill="currentColor">
          {score}
        </Text>
      </g>
    ))}
  </Canvas>
);

/** Music that goes down while somebody speaks. */
export const Mix = () => (
  <Canvas>
    <Waveform x={96} y={46} bars={22} height={60} color="var(--tint)" />
    <path
      d="M10 104H84L104 126H226L246 104H310V144H10Z"
      fill="var(--second)"
      opacity=".35"
      stroke="var(--second)"
      strokeWidth="2"
    />
    <Text x={165} y={104} size={16} anchor="middle" fill="var(--muted)">
      −14 dB
    </Text>
  </Canvas>
);

/** A film with two marks of the review. */
export const Review = () => (
  <Canvas>
    <path d="M10 70H310" stroke="var(--tint-soft)" strokeWidth="60" />
    <path d="M10 46H310M10 94H310" stroke="var(--card)" strokeWidth="6" strokeDasharray="10 12" />
    <path d="M92 36V106M214 36V106" stroke="var(--third)" strokeWidth="4" />
    <Text x={92} y={22} size={16} anchor="middle" fill="var(--third-ink)">
      03:12 二维码
    </Text>
    <Text x={214} y={126} size={16} anchor="middle" fill="var(--third-ink)">
      07:40 辱骂
    </Text>
  </Canvas>
);

/** One template, many films. */
export const Batch = () => (
  <Canvas>
    <rect x="10" y="45" width="70" height="60" rx="8" stroke="var(--tint)" strokeWidth="3" />
    <path d="M24 64h42M24 76h30M24 88h36" stroke="var(--tint)" strokeWidth="4" />
    <path
      d={Array.from({ length: 84 }, (_, at) => `M${130 + (at % 12) * 15} ${30 + Math.floor(at / 12) * 15}h10`).join('')}
      stroke="var(--second)"
      strokeWidth="9"
    />
    <path d="M84 75H118" stroke="var(--muted)" strokeWidth="2" />
  </Canvas>
);
