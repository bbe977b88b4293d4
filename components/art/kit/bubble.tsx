import { Text } from './text.tsx';

type Props = {
  x: number;
  y: number;
  width: number;
  /** What it says, a line each. */
  lines: readonly string[];
  /** Our own side speaks from the right, in the primary. */
  own?: boolean;
  size?: number;
};

/** A message. Its corner points to the sender. */
export function Bubble({ x, y, width, lines, own = false, size = 11.5 }: Props) {
  const height = lines.length * size * 1.5 + 14;
  const r = 12;
  const corner = own
    ? `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - r - 3}q0 3-3 3h${-(width - r - 3)}q${-r} 0 ${-r} ${-r}v${-(height - 2 * r)}q0 ${-r} ${r} ${-r}z`
    : `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${-(width - r - 3)}q-3 0-3-3v${-(height - r - 3)}q0 ${-r} ${r} ${-r}z`;
  return (
    <g>
      <path d={corner} fill={own ? 'var(--primary)' : '#ffffff'} />
      {lines.map((line, index) => (
        <Text
          key={index}
          x={x + 12}
          y={y + 7 + size * 0.75 + index * size * 1.5}
          size={size}
          fill={own ? '#ffffff' : 'var(--ink)'}
        >
          {line}
        </Text>
      ))}
    </g>
  );
}
