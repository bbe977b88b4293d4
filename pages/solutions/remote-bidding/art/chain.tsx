import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

const digests = ['9f2c', '41ab', 'd07e', '5c13', 'be88', '20f4'];
const changed = 3;

/** Pieces of a recording, each beginning with the digest of the one before; from the changed one on nothing agrees. */
function pieces(width: number, columns: number): View {
  const step = width / columns;
  const art = digests.map((digest, index) => {
    const isBroken = index >= changed;
    const tone = isBroken ? 'var(--third)' : 'var(--tint)';
    const lines = [
      [24, 15, 'currentColor', index === changed ? words.chainDrawing.replaced : ''],
      [76, 15, 'var(--muted)', words.chainDrawing.seconds({ from: index * 10, until: index * 10 + 10 })],
      [110, 18, 'currentColor', isBroken ? (index === changed ? '5c74' : words.chainDrawing.broken) : digest],
    ] as const;
    return (
      <g key={digest} transform={`translate(${(index % columns) * step} ${Math.floor(index / columns) * 130})`}>
        <rect x="4" y="46" width={step - 24} height="96" rx="8" fill="var(--card)" stroke={tone} strokeWidth="3" />
        <path d={index < digests.length - 1 ? `M${step - 20} 94h24` : ''} stroke={tone} strokeWidth="3" />
        {lines.map(([y, size, fill, text]) => (
          <Text key={y} x={step / 2 - 8} y={y} size={size} weight={y === 76 ? 500 : 650} anchor="middle" fill={fill}>
            {text}
          </Text>
        ))}
      </g>
    );
  });
  return { size: [width, 150 + (digests.length / columns - 1) * 130], art };
}

/** How a replaced piece of a recording gives itself away. */
export function Chain() {
  return <Drawing title={words.chainDrawing.title} wide={pieces(1152, 6)} narrow={pieces(346, 3)} />;
}
