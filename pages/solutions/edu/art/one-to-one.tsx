import { Card } from '../../../../components/art/kit/frames.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { Waveform } from '../../../../components/art/kit/waveform.tsx';
import { Face } from './face.tsx';

const staff = [0, 1, 2, 3, 4].map((line) => `M52 ${74 + line * 14}h300`).join('');
const keys = (white: readonly number[]) => white.map((key) => `M${52 + key * 32} 216v86`).join('');
const notes = [
  [92, 116],
  [128, 102],
  [164, 88],
  [206, 95],
  [246, 109],
  [288, 81],
  [322, 102],
] as const;

/** A piano lesson: the score the teacher writes on, the keys, and a sound that keeps its tail. */
export function OneToOne() {
  return (
    <svg viewBox="0 0 520 330" fill="none" role="img" aria-label="老师圈出弹错的小节，琴声按 48 kHz 立体声传到">
      <rect x="30" y="36" width="344" height="128" rx="12" fill="#fffdf8" stroke="#e9d6b8" strokeWidth="2" />
      <path d={staff} stroke="#b9a78a" strokeWidth="1.6" />
      <path d="M146 74v56M268 74v56M352 74v56" stroke="#b9a78a" strokeWidth="1.6" />
      {notes.map(([x, y], index) => (
        <g key={x}>
          <ellipse
            cx={x}
            cy={y}
            rx="8"
            ry="6"
            transform={`rotate(-20 ${x} ${y})`}
            fill={index === 3 ? 'var(--danger)' : 'var(--ink)'}
          />
          <path d={`M${x + 7} ${y}v-34`} stroke={index === 3 ? 'var(--danger)' : 'var(--ink)'} strokeWidth="2.4" />
        </g>
      ))}
      <path
        d="M182 94c-6-46 76-50 92-22s8 58-44 58-52-14-46-40"
        stroke="var(--danger)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <Text x={196} y={148} size={14} fill="var(--danger)">
        踏板晚半拍
      </Text>
      <g>
        <rect x="28" y="204" width="464" height="104" rx="10" fill="#14213d" />
        <path d={keys([0, 1, 2, 3, 5, 7, 8, 10, 11, 12, 13])} stroke="#fff" strokeWidth="30" />
        <path d={keys([4, 6, 9])} stroke="#ffd9a8" strokeWidth="30" />
        <path
          d={[0, 1, 3, 4, 5, 7, 8, 10, 11, 12].map((key) => `M${68 + key * 32} 216v48`).join('')}
          stroke="#14213d"
          strokeWidth="17"
        />
      </g>
      <Face x={388} y={24} width={112} height={84} name="林老师" speaking ground="#efe6ff" />
      <Face x={388} y={116} width={112} height={84} name="朵朵" ground="#ffe3d3" />
      <Card x={54} y={172} width={246} height={50}>
        <Waveform x={72} y={197} bars={18} gap={6} height={28} color="var(--accent)" />
        <Text x={190} y={197} size={13.5} weight={600}>
          48 kHz 立体声
        </Text>
      </Card>
    </svg>
  );
}
