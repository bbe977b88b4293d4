import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';

/** Messages of one conversation, in the order of the server; those of the tunnel arrive together afterwards. */
const sent = [41, 42, 43, 44, 45, 46];
const missed = [43, 44, 45];

type LinesProps = { width: number; size: number };

function Lines({ width, size }: LinesProps) {
  const [top, middle, bottom] = [size * 3.4, size * 8.6, size * 13.8];
  const step = width / 6.4;
  const at = (index: number) => step * (index + 0.5);
  const back = at(4.55);
  return (
    <>
      <rect
        x={at(1.5)}
        y={size * 1.8}
        width={at(4.45) - at(1.5)}
        height={size * 13.8}
        rx="10"
        fill="var(--tint-soft)"
        stroke="var(--rule)"
      />
      <Text x={at(2.97)} y={size * 0.8} size={size} weight={600} anchor="middle" fill="var(--muted)">
        No signal
      </Text>
      <path d={`M0 ${top}H${width}M0 ${bottom}H${width}`} stroke="var(--rule)" strokeWidth="2" />
      {sent.map((number, index) => {
        const late = missed.includes(number);
        const end = late ? back + (number - 43) * size * 1.1 : at(index);
        return (
          <g key={number}>
            <path
              d={late ? `M${at(index)} ${top}V${middle}L${end} ${bottom}` : `M${at(index)} ${top}V${bottom}`}
              stroke={late ? 'var(--second)' : 'var(--tint)'}
              strokeWidth="2.5"
              strokeDasharray={late ? '5 5' : undefined}
            />
            <circle cx={at(index)} cy={top} r={size * 0.95} fill="var(--tint-strong)" />
            <Text x={at(index)} y={top} size={size * 0.9} weight={650} anchor="middle" fill="var(--card)">
              {String(number)}
            </Text>
            <circle cx={end} cy={bottom} r={size * 0.36} fill={late ? 'var(--second)' : 'var(--tint)'} />
          </g>
        );
      })}
      <Text x={0} y={size * 16.8} size={size} fill="var(--muted)">
        On the phone
      </Text>
      <Text x={width} y={size * 16.8} size={size} weight={600} anchor="end" fill="var(--second-ink)">
        43, 44, 45, then 46
      </Text>
    </>
  );
}

/** How a phone catches up after a tunnel. */
export function Tunnel() {
  return (
    <Drawing
      title="Three messages sent while a phone has no signal arrive afterwards, in order and before the next one"
      wide={{ size: [600, 330], art: <Lines width={600} size={18} /> }}
      narrow={{ size: [358, 258], art: <Lines width={358} size={14} /> }}
    />
  );
}
