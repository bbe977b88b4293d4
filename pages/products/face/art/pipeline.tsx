import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

const stages = [
  { name: words.pipelineDrawing.stages[0], ms: 3.1 },
  { name: words.pipelineDrawing.stages[1], ms: 1.9 },
  { name: words.pipelineDrawing.stages[2], ms: 5.8, own: true },
  { name: words.pipelineDrawing.stages[3], ms: 6.4 },
  { name: words.pipelineDrawing.stages[4], ms: 16.1, free: true },
];

/** One frame of 33.3 ms: what each stage takes, and what is left. */
function frame(width: number, size: number) {
  let at = 0;
  return stages.map(({ name, ms, own, free }, index) => {
    const x = (at / 33.3) * width;
    const w = (ms / 33.3) * width;
    at += ms;
    return (
      <g key={name}>
        <rect
          x={x}
          y="10"
          width={w - 4}
          height="64"
          rx="6"
          fill={own ? 'var(--second)' : free ? 'var(--ground)' : 'var(--tint)'}
          stroke={free ? 'var(--rule)' : 'none'}
          strokeWidth="2"
          opacity={own || free ? 1 : 0.75}
        />
        <path d={`M${x + w / 2} 78v${10 + (4 - index) * 26}h${free ? -8 : 8}`} stroke="var(--muted)" />
        <Text
          x={x + w / 2 + (free ? -12 : 12)}
          y={88 + (4 - index) * 26}
          size={size}
          anchor={free ? 'end' : 'start'}
          fill="currentColor"
        >
          {words.pipelineDrawing.stage({ name, ms })}
        </Text>
      </g>
    );
  });
}

export function Pipeline() {
  return (
    <Drawing
      title={words.pipelineDrawing.title}
      wide={{ size: [1200, 212], art: frame(1200, 17) }}
      narrow={{ size: [358, 210], art: frame(358, 13) }}
    />
  );
}
