import { Card } from '../../../../../components/art/kit/frames.tsx';
import { Glyph } from '../../../../../components/art/kit/glyph.tsx';
import { Text } from '../../../../../components/art/kit/text.tsx';
import { voicePath } from '../voice.ts';

const skills = [
  { name: '表达', score: 84 },
  { name: '结构', score: 72 },
  { name: '深度', score: 65 },
  { name: '应变', score: 78 },
] as const;

/** Practice for an interview: the question, the one that follows from the answer, how it went. */
export function Interview() {
  return (
    <svg
      viewBox="0 0 600 420"
      fill="none"
      role="img"
      aria-label="面试陪练：根据回答追问，结束后按表达、结构、深度、应变打分"
    >
      <Card x={44} y={36} width={512} height={168}>
        <Glyph x={80} y={72} r={18} name="bot" ground="var(--accent-ink)" />
        <Text x={110} y={72} size={17} weight={600}>
          讲一个您主动砍掉的需求。
        </Text>
        <path
          d={voicePath({ x: 110, y: 112, gap: 8, height: 20, bars: 42, from: 8 })}
          stroke="var(--primary)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <Text x={532} y={112} size={15} anchor="end" fill="var(--ink-muted)">
          1:48
        </Text>
        <path d="M80 96v42q0 24 24 24" stroke="#b9c6df" strokeWidth="2" />
        <Text x={114} y={162} size={17} weight={600} fill="var(--accent-ink)">
          追问：砍之前，您怎么说服产品的？
        </Text>
      </Card>
      {skills.map(({ name, score }, index) => (
        <g key={name}>
          <Text x={64} y={244 + index * 40} size={16} weight={600}>
            {name}
          </Text>
          <path d={`M120 ${244 + index * 40}h360`} stroke="#d8e0f0" strokeWidth="10" strokeLinecap="round" />
          <path
            d={`M120 ${244 + index * 40}h${Math.round(score * 3.6)}`}
            stroke={index === 2 ? 'var(--warm)' : 'var(--primary)'}
            strokeWidth="10"
            strokeLinecap="round"
          />
          <Text x={536} y={244 + index * 40} size={16} weight={600} anchor="end">
            {score}
          </Text>
        </g>
      ))}
    </svg>
  );
}
