import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';

/** A piano tone that rings for seconds: its envelope, filled between above and below. */
function envelope({ at, width, height, until }: { at: number; width: number; height: number; until: number }): string {
  const points = Array.from({ length: 61 }, (_, index) => {
    const seconds = (index / 60) * 4;
    const loud = Math.exp(-seconds / 1.6) * (seconds < until ? 1 : Math.exp(-(seconds - until) * 26));
    return [Math.round((index / 60) * width), Math.round(loud * height)] as const;
  });
  const upper = points.map(([x, y]) => `${x} ${at - y}`).join('L');
  return `M${upper}L${[...points]
    .reverse()
    .map(([x, y]) => `${x} ${at + y}`)
    .join('L')}Z`;
}

const tones = [
  { name: '语音场景：300 毫秒后被当成噪声', until: 0.3, color: 'var(--warm)' },
  { name: '音乐场景：响满四秒', until: 9, color: 'var(--second)' },
];

/** One piano tone with the pedal down, in both scenes. */
export function Decay() {
  const draw = ([width, height]: [number, number], letters: number) => ({
    size: [width, height * 2 + 40] as const,
    art: tones.map(({ name, until, color }, row) => (
      <g key={name} transform={`translate(0 ${row * (height + 20)})`}>
        <Text x={0} y={letters} size={letters} fill="currentColor">
          {name}
        </Text>
        <path d={envelope({ at: height / 2 + 12, width, height: height / 2 - 24, until })} fill={color} />
      </g>
    )),
  });
  return (
    <Drawing
      title="踩下延音踏板的一个琴音，语音场景在 300 毫秒处抹掉它，音乐场景保留四秒"
      wide={draw([640, 190], 18)}
      narrow={draw([342, 150], 14)}
    />
  );
}
