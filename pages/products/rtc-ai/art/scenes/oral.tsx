import { Bubble } from '../../../../../components/art/kit/bubble.tsx';
import { Card } from '../../../../../components/art/kit/frames.tsx';
import { Glyph } from '../../../../../components/art/kit/glyph.tsx';
import { Text } from '../../../../../components/art/kit/text.tsx';
import { voicePath } from '../voice.ts';

const words = [
  { x: 96, text: 'I', score: 98 },
  { x: 158, text: 'went', score: 71 },
  { x: 250, text: 'to', score: 95 },
  { x: 316, text: 'the', score: 88 },
  { x: 402, text: 'museum', score: 62 },
] as const;

/** A spoken lesson: the slip, the gentle repair, how each word came out. */
export function Oral() {
  return (
    <svg
      viewBox="0 0 600 420"
      fill="none"
      role="img"
      aria-label="口语陪练：学生说错时态，外教顺着纠正，再逐词给出发音分"
    >
      <Bubble x={322} y={36} width={218} own size={17} lines={['I goed to the museum.']} />
      <Glyph x={80} y={136} r={22} name="bot" ground="var(--accent-ink)" />
      <Bubble
        x={116}
        y={106}
        width={276}
        size={17}
        lines={['Oh, you went to the museum!', 'What did you see there?']}
      />
      <Card x={56} y={206} width={488} height={178}>
        <Text x={84} y={236} size={15} weight={600}>
          跟读一遍
        </Text>
        <path
          d={voicePath({ x: 200, y: 236, gap: 8, height: 14, bars: 26 })}
          stroke="var(--primary)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <Text x={516} y={236} size={15} anchor="end" fill="var(--ink-muted)">
          82 分
        </Text>
        {words.map(({ x, text, score }) => (
          <g key={text}>
            <Text x={x} y={286} size={20} weight={600} fill={score < 75 ? 'var(--warm-ink)' : 'var(--ink)'}>
              {text}
            </Text>
            <path d={`M${x} 312h${text.length * 13}`} stroke="#e3e8f1" strokeWidth="7" strokeLinecap="round" />
            <path
              d={`M${x} 312h${Math.round((text.length * 13 * score) / 100)}`}
              stroke={score < 75 ? 'var(--warm)' : 'var(--accent)'}
              strokeWidth="7"
              strokeLinecap="round"
            />
          </g>
        ))}
        <Text x={84} y={352} size={15} fill="var(--ink-muted)">
          museum 的重音在第二个音节
        </Text>
      </Card>
    </svg>
  );
}
