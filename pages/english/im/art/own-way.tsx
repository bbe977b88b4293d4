import { Text } from '../../../../components/art/kit/text.tsx';
import type { PushArt } from '../push-facts.tsx';

/** From the region to the phone twice: through the push service with an ID alone, and directly with the words. */
export function OwnWay({ width, size }: PushArt) {
  const [left, right, half] = [size * 4.6, width - size * 3, width / 2];
  const [middle, over, under] = [size * 6.4, size * 2.6, size * 9.4];
  const pill = (words: string, y: number, soft: boolean) => {
    const wide = words.length * size * 0.52 + size * 1.6;
    return (
      <g>
        <rect
          x={half - wide / 2}
          y={y - size * 1.05}
          width={wide}
          height={size * 2.1}
          rx={size * 1.05}
          fill={soft ? 'var(--tint-soft)' : 'var(--second-ink)'}
          stroke={soft ? 'var(--rule)' : undefined}
        />
        <Text
          x={half}
          y={y}
          size={size}
          weight={600}
          anchor="middle"
          fill={soft ? 'var(--tint-strong)' : 'var(--card)'}
        >
          {words}
        </Text>
      </g>
    );
  };
  return (
    <>
      <path
        d={`M${left} ${middle}L${left + size * 2} ${over}H${right - size * 2}L${right} ${middle}`}
        stroke="var(--tint)"
        strokeWidth="2"
        strokeDasharray="5 5"
      />
      <path
        d={`M${left} ${middle}L${left + size * 2} ${under}H${right - size * 2}L${right} ${middle}`}
        stroke="var(--second)"
        strokeWidth="2.5"
      />
      <circle cx={left} cy={middle} r={size * 0.5} fill="var(--tint-strong)" />
      <circle cx={right} cy={middle} r={size * 0.5} fill="var(--tint-strong)" />
      <Text x={half} y={size * 0.7} size={size} anchor="middle" fill="var(--muted)">
        Apple or Google
      </Text>
      {pill('conversation 8f21', over, true)}
      {pill('Table for six at eight?', under, false)}
      <Text x={half} y={size * 11.4} size={size} anchor="middle" fill="var(--muted)">
        the app’s own connection
      </Text>
      <Text x={0} y={middle} size={size} fill="currentColor">
        Region
      </Text>
      <Text x={width} y={middle} size={size} anchor="end" fill="currentColor">
        App
      </Text>
    </>
  );
}
