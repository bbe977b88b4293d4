import { Card } from '../../../../components/art/kit/frames.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { Waveform } from '../../../../components/art/kit/waveform.tsx';
import { Face } from './face.tsx';

const keys = (which: readonly number[], left: number, length: number) =>
  which.map((key) => `M${left + key * 32} 222v${length}`).join('');
const notes = [
  [72, 116],
  [108, 102],
  [144, 88],
  [186, 95],
  [226, 109],
  [268, 81],
  [302, 102],
] as const;

/** A piano lesson: the score the teacher writes on, the keys, and a sound that keeps its tail. */
export function OneToOne() {
  return (
    <svg viewBox="0 0 520 330" fill="none" role="img" aria-label="老师圈出弹错的小节，琴声按 48 kHz 立体声传到">
      <rect x="10" y="16" width="350" height="158" rx="12" fill="#fffdf8" stroke="#e9d6b8" strokeWidth="2" />
      <path
        d="M32 74h300M32 88h300M32 102h300M32 116h300M32 130h300M126 74v56M248 74v56M332 74v56"
        stroke="#b9a78a"
        strokeWidth="1.6"
      />
      {notes.map(([x, y], index) => (
        <g key={x} fill={index === 3 ? 'var(--danger)' : 'var(--ink)'}>
          <ellipse cx={x} cy={y} rx="8" ry="6" transform={`rotate(-20 ${x} ${y})`} />
          <path d={`M${x + 6} ${y}v-34h2.4v34z`} />
        </g>
      ))}
      <path
        d="M162 94c-6-46 76-50 92-22s8 58-44 58-52-14-46-40"
        stroke="var(--danger)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <Text x={150} y={152} size={17} fill="var(--danger)">
        踏板晚半拍
      </Text>
      <rect x="10" y="210" width="500" height="108" rx="10" fill="#14213d" />
      <path d={keys([0, 1, 2, 3, 5, 7, 8, 10, 11, 12, 13, 14], 34, 90)} stroke="#fff" strokeWidth="30" />
      <path d={keys([4, 6, 9], 34, 90)} stroke="#ffd9a8" strokeWidth="30" />
      <path d={keys([0, 1, 3, 4, 5, 7, 8, 10, 11, 12], 50, 48)} stroke="#14213d" strokeWidth="17" />
      <Face box={[372, 16, 138, 90]} name="林老师" speaking ground="#efe6ff" />
      <Face box={[372, 112, 138, 90]} name="朵朵" ground="#ffe3d3" />
      <Card x={34} y={180} width={270} height={54}>
        <Waveform x={54} y={207} bars={18} gap={6} height={28} color="var(--accent)" />
        <Text x={174} y={207} size={17} weight={600}>
          48 kHz 立体声
        </Text>
      </Card>
    </svg>
  );
}
