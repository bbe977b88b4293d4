import { Figure } from '../ui/figure.tsx';
import { Text } from '../art/kit/text.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './diagram.module.css';

export type DiagramNode = {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  title: string;
  /** Lines below the title. */
  lines?: readonly string[];
  icon?: IconName;
  tone?: 'plain' | 'ours' | 'core';
};

export type DiagramEdge = { from: string; to: string; label?: string };

type Props = {
  label: string;
  width: number;
  height: number;
  nodes: readonly DiagramNode[];
  edges: readonly DiagramEdge[];
};

const middle = ({ y, height }: DiagramNode) => y + height / 2;

/** An edge leaves on the right and arrives on the left, or the other way round; nodes above each other join by their middles. */
function pathOf(from: DiagramNode, to: DiagramNode) {
  if (from.x + from.width <= to.x || to.x + to.width <= from.x) {
    const forward = from.x < to.x;
    const [ax, bx] = forward ? [from.x + from.width, to.x] : [from.x, to.x + to.width];
    const bend = (ax + bx) / 2;
    return {
      d: `M${ax} ${middle(from)}C${bend} ${middle(from)} ${bend} ${middle(to)} ${bx} ${middle(to)}`,
      x: bend,
      y: (middle(from) + middle(to)) / 2,
    };
  }
  const x = Math.max(from.x, to.x) + Math.min(from.width, to.width) / 2;
  const [ay, by] = from.y < to.y ? [from.y + from.height, to.y] : [from.y, to.y + to.height];
  return { d: `M${x} ${ay}V${by}`, x, y: (ay + by) / 2 };
}

/** How the parts work together, drawn from data: nodes where they stand, edges by the names of their ends. */
export function Diagram({ label, width, height, nodes, edges }: Props) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return (
    <Figure label={label}>
      <svg viewBox={`0 0 ${width} ${height}`} fill="none" role="img" aria-label={label} className={styles.diagram}>
        {edges.map(({ from, to, label: word }) => {
          const { d, x, y } = pathOf(byId.get(from)!, byId.get(to)!);
          return (
            <g key={`${from} ${to}`}>
              <path d={d} stroke="#b9c6df" strokeWidth="1.5" />
              <path
                d={d}
                pathLength="100"
                stroke="var(--primary)"
                strokeWidth="2.5"
                strokeLinecap="round"
                strokeDasharray="4 96"
                className={styles.flow}
              />
              {word ? (
                <g>
                  <rect
                    x={x - word.length * 6.5 - 6}
                    y={y - 11}
                    width={word.length * 13 + 12}
                    height="22"
                    rx="11"
                    fill="var(--surface)"
                  />
                  <Text x={x} y={y} size={12} anchor="middle" fill="var(--ink-muted)">
                    {word}
                  </Text>
                </g>
              ) : null}
            </g>
          );
        })}
        {nodes.map(({ id, tone = 'plain', ...node }) => {
          const lines = node.lines ?? [];
          const top = node.y + node.height / 2 - (lines.length * 20) / 2;
          const inset = node.icon ? 48 : 18;
          const ink = tone === 'core' ? '#ffffff' : 'var(--ink)';
          return (
            <g key={id}>
              <rect x={node.x} y={node.y} width={node.width} height={node.height} rx="12" className={styles[tone]} />
              {node.icon ? (
                <g
                  transform={`translate(${node.x + 16} ${top - 11})`}
                  color={tone === 'core' ? '#ffffff' : 'var(--primary)'}
                >
                  <Icon name={node.icon} size={22} />
                </g>
              ) : null}
              <Text x={node.x + inset} y={top} size={15} weight={600} fill={ink}>
                {node.title}
              </Text>
              {lines.map((line, index) => (
                <Text
                  key={line}
                  x={node.x + inset}
                  y={top + 22 + index * 20}
                  size={13}
                  fill={tone === 'core' ? '#f0f4ff' : 'var(--ink-muted)'}
                >
                  {line}
                </Text>
              ))}
            </g>
          );
        })}
      </svg>
    </Figure>
  );
}
