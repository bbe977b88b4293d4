import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

function Faces({ columns, step, r }: { columns: number; step: number; r: number }) {
  return words.faces.steps.map(({ title, big, small, part }, index) => {
    const [x, y] = [step / 2 + (index % columns) * step, r + 30 + Math.floor(index / columns) * (2 * r + 88)];
    const round = 2 * Math.PI * (r - 12);
    return (
      <g key={title}>
        <path
          d={`M${x - r * 0.5} ${y - r * 0.8}l${r * 0.08} ${-r * 0.2 - 26}h${r * 0.84}l${r * 0.08} ${r * 0.2 + 26}zM${x - r * 0.5} ${y + r * 0.8}l${r * 0.08} ${r * 0.2 + 22}h${r * 0.84}l${r * 0.08} ${-r * 0.2 - 22}z`}
          fill="var(--tint)"
        />
        <circle cx={x} cy={y} r={r} fill="var(--card)" stroke="var(--tint)" strokeWidth="3" />
        <circle cx={x} cy={y} r={r - 12} stroke="var(--rule)" strokeWidth="7" />
        <circle
          cx={x}
          cy={y}
          r={r - 12}
          stroke="var(--tint)"
          strokeWidth="7"
          strokeLinecap="round"
          strokeDasharray={`${Math.round(part * round)} ${Math.round(round)}`}
          transform={`rotate(-90 ${x} ${y})`}
        />
        <Text x={x} y={y - 10} size={r > 90 ? 24 : 16} weight={700} anchor="middle" fill="currentColor">
          {big}
        </Text>
        <Text x={x} y={y + 20} size={r > 90 ? 15 : 11.5} anchor="middle" fill="var(--muted)">
          {small}
        </Text>
        <Text x={x} y={y + r + 46} size={r > 90 ? 16 : 13} weight={600} anchor="middle" fill="currentColor">
          {title}
        </Text>
      </g>
    );
  });
}

/** What the watch gives up as the network narrows, in its order. */
export function Faces4() {
  return (
    <Drawing
      title={words.faces.title}
      wide={{ size: [1152, 328], art: <Faces columns={4} step={288} r={112} /> }}
      narrow={{ size: [346, 482], art: <Faces columns={2} step={173} r={70} /> }}
    />
  );
}
