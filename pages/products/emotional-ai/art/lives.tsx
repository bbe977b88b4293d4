import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { diary } from '../model.ts';
import { lives } from '../data.ts';
import * as words from '../words.yaml';

const days = diary.length;
const sum = (use: 'said' | 'toned') => lives.reduce((total, life) => total + life[use].length, 0);
const key = {
  said: words.livesDrawing.said({ count: sum('said') }),
  toned: words.livesDrawing.toned({ count: sum('toned') }),
};

const frames = {
  wide: { width: 1152, left: 292, right: 1136, pitch: 66, size: 16 },
  narrow: { width: 358, left: 8, right: 350, pitch: 88, size: 13 },
} as const;
type Frame = (typeof frames)[keyof typeof frames];
const top = 40;

/** What became of each memory: when it was kept, said, or only softened the tone, and when it was replaced or deleted. */
export function Lives() {
  const view = (frame: Frame) => ({
    size: [frame.width, top + lives.length * frame.pitch + 40] as const,
    art: <Rows {...frame} />,
  });
  return (
    <Drawing
      title={words.livesDrawing.title({ days, length: lives.length, said: key.said, toned: key.toned })}
      wide={view(frames.wide)}
      narrow={view(frames.narrow)}
    />
  );
}

function Rows({ width, left, right, pitch, size }: Frame) {
  /** Names stand at the left of the lines, or above them where there is no room. */
  const aside = width === frames.wide.width;
  const small = size - 1;
  const at = (day: number) => tenth(left + ((day - 1) / (days - 1)) * (right - left));
  const dots = (list: readonly number[], y: number) => list.map((day) => `M${at(day)} ${y}h.1`).join('');
  const foot = top + lives.length * pitch;
  const round = { strokeLinecap: 'round' } as const;
  return (
    <>
      {[1, 10, 20, 30].map((day) => (
        <g key={day}>
          <path d={`M${at(day)} ${top - 12}V${foot}`} stroke="var(--rule)" />
          <Text
            x={at(day)}
            y={10}
            size={small}
            anchor={day === 1 ? 'start' : day === days ? 'end' : 'middle'}
            fill="var(--muted)"
          >
            {words.livesDrawing.day({ day })}
          </Text>
        </g>
      ))}
      {lives.map(({ fact, use: allowed, day, said, toned, end, note }, index) => {
        const y = top + index * pitch + pitch - 40;
        const last = end ? at(end.day) : right;
        return (
          <g key={fact}>
            <Text x={aside ? 0 : left} y={y - (aside ? 11 : 38)} size={size} weight={650} fill="currentColor">
              {fact}
            </Text>
            <Text x={aside ? 0 : left} y={y + (aside ? 12 : -20)} size={small} fill="var(--muted)">
              {words.livesDrawing.used({ allowed, count: said.length + toned.length })}
            </Text>
            <path d={`M${at(day)} ${y}H${last}`} stroke="var(--tint)" strokeWidth="4" opacity=".45" />
            <path d={`M${at(day)} ${y - 9}v18`} stroke="var(--tint)" strokeWidth="4" />
            {end?.replaced ? <path d={`M${last} ${y}H${right}`} stroke="var(--muted)" strokeDasharray="2 5" /> : null}
            {end ? <path d={`M${last - 7} ${y - 7}l14 14m0-14l-14 14`} stroke="var(--third)" strokeWidth="3" /> : null}
            <path d={dots(said, y)} stroke="var(--tint)" strokeWidth="15" {...round} />
            <path d={dots(toned, y)} stroke="var(--second)" strokeWidth="15" {...round} />
            <path d={dots(toned, y)} stroke="var(--ground)" strokeWidth="8" {...round} />
            <Text x={!aside ? left : end ? last : at(day)} y={y + 24} size={small} fill="var(--muted)">
              {note}
            </Text>
          </g>
        );
      })}
      {[`● ${key.said}`, `○ ${key.toned}`].map((text, index) => (
        <Text
          key={text}
          x={left + index * 140}
          y={foot + 26}
          size={small}
          fill={index ? 'var(--second-ink)' : 'var(--tint-strong)'}
        >
          {text}
        </Text>
      ))}
    </>
  );
}
