import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { kept } from '../data.ts';
import { moveArt } from '../words.yaml';

const days = kept[0].counts.length;
const totals = Array.from({ length: days }, (_, day) => kept.reduce((sum, { counts }) => sum + counts[day]!, 0));
const most = Math.max(...totals);

/** What an app has to keep on each day of the move, a column for each day. */
export function Move() {
  return (
    <Drawing
      title={moveArt.title({ first: totals[0]!, most, eighth: totals[8]!, last: days - 1, rest: totals.at(-1)! })}
      wide={{ size: [1152, 356], art: <Columns width={1152} unit={9} size={15} /> }}
      narrow={{ size: [358, 296], art: <Columns width={358} unit={6} size={12} /> }}
    />
  );
}

function Columns({ width, unit, size }: { width: number; unit: number; size: number }) {
  const pitch = width / days;
  const wide = width > 500;
  const foot = (wide ? 32 : 56) + size * 2 + most * unit;
  return (
    <>
      {kept.map(({ name, color }, index) => {
        const x = wide ? index * 170 : (index % 2) * 170;
        const y = wide ? 10 : 10 + Math.floor(index / 2) * 24;
        return (
          <g key={name}>
            <rect x={x} y={y - 6} width="12" height="12" rx="2" fill={color} />
            <Text x={x + 20} y={y} size={size} fill="var(--muted)">
              {name}
            </Text>
          </g>
        );
      })}
      {totals.map((total, day) => {
        const x = tenth(day * pitch + 1);
        const isTurn = total !== totals[day - 1] && (day < 9 || day === days - 1);
        let top = foot;
        return (
          <g key={day}>
            {kept.map(({ name, color, counts }) => {
              const height = counts[day]! * unit;
              top -= height;
              return <rect key={name} x={x} y={top} width={tenth(pitch - 3)} height={height} fill={color} />;
            })}
            {isTurn ? (
              <Text x={x} y={top - size * 0.8} size={size} weight={650} fill="currentColor">
                {String(total)}
              </Text>
            ) : null}
            {day % (wide ? 1 : 5) === 0 ? (
              <Text x={x} y={foot + size * 1.2} size={size} fill="var(--muted)">
                {day === 0 ? moveArt.before : String(day)}
              </Text>
            ) : null}
          </g>
        );
      })}
      <path d={`M0 ${foot}H${width}`} stroke="var(--rule)" />
    </>
  );
}
