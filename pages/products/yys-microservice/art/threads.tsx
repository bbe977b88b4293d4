import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

const threads = 200;

type ThreadsProps = { busy: number; turnedAway: number };

/** The gateway's threads, a cell each: those that are held, and how many requests found none. */
export function Threads({ busy, turnedAway }: ThreadsProps) {
  const cells = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => {
      const at = from + index;
      return `M${(at % 25) * 20} ${Math.floor(at / 25) * 20}h15v15h-15z`;
    }).join('');
  const art = (scale: number, y: number, size: number) => (
    <>
      <g transform={scale === 1 ? undefined : `scale(${scale})`}>
        <path d={cells(busy, threads)} fill="var(--rule)" />
        <path d={cells(0, busy)} fill={turnedAway > 0 ? 'var(--third)' : 'var(--tint)'} />
      </g>
      <Text x={0} y={y} size={size} fill="currentColor">
        {turnedAway > 0 ? words.threads.full({ turnedAway }) : words.threads.busy({ busy })}
      </Text>
    </>
  );
  return (
    <Drawing
      title={words.threads.title({ threads, busy, turnedAway })}
      wide={{ size: [496, 196], art: art(1, 182, 15) }}
      narrow={{ size: [278, 118], art: art(0.56, 106, 12) }}
    />
  );
}
