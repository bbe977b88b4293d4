import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

const tones = [
  { name: words.decayDrawing.voice, until: 0.3, color: 'var(--warm)' },
  { name: words.decayDrawing.music, until: 9, color: 'var(--second)' },
];

/** A piano tone that rings for seconds, and both edges of its envelope; some is cut off. */
function envelope(until: number, [width, height]: readonly [number, number]): string {
  const edge = Array.from({ length: 61 }, (_, index) => {
    const seconds = index / 15;
    const loud = Math.exp(-seconds / 1.6) * (seconds < until ? 1 : Math.exp((until - seconds) * 26));
    return [Math.round((index / 60) * width), Math.round(loud * height)] as const;
  });
  return `M${[...edge, ...edge.map(([x, y]) => [x, -y] as const).reverse()].map((point) => point.join(' ')).join('L')}Z`;
}

const view = (width: number, height: number, font: number): View => ({
  size: [width, height * 2 + 40],
  art: tones.map(({ name, until, color }, row) => (
    <g key={name} transform={`translate(0 ${row * (height + 20) + height / 2 + 12})`}>
      <Text x={0} y={font - height / 2 - 12} size={font} fill="currentColor">
        {name}
      </Text>
      <path d={envelope(until, [width, height / 2 - 24])} fill={color} />
    </g>
  )),
});

/** One piano tone with the pedal down, in both scenes. */
export function Decay() {
  const title = words.decayDrawing.title;
  return <Drawing title={title} wide={view(640, 190, 18)} narrow={view(342, 150, 14)} />;
}
