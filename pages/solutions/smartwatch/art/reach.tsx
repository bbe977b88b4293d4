import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { lessons } from '../data.ts';
import * as words from '../words.yaml';

/** The day of the battery above: from seven to ten in the evening. */
const [dawn, night] = [7, 22];
const taught = lessons.reduce((sum, [from, until]) => sum + until - from, 0);
/** When mother calls for the third time in a row. */
const urgent = 10.5;

/** Who gets through at which hour: a thick line rings, a thin one only vibrates, a dotted one does not arrive. */
function Lanes({ left, right, font, hours }: { left: number; right: number; font: number; hours: readonly number[] }) {
  const x = (hour: number) => Math.round(left + ((hour - dawn) / (night - dawn)) * (right - left));
  const free = [dawn, ...lessons.flat(), night];
  const rings = free.flatMap((from, at) => (at % 2 ? [] : [`M${x(from)} 0H${x(free[at + 1]!)}`])).join('');
  const quiet = lessons.map(([from, until]) => `M${x(from)} 0H${x(until)}`).join('');
  return (
    <>
      {lessons.map(([from, until]) => (
        <g key={from}>
          <rect x={x(from)} y="34" width={x(until) - x(from)} height="216" fill="var(--tint-soft)" />
          <Text x={x((from + until) / 2)} y={16} size={font} weight={600} anchor="middle" fill="currentColor">
            {words.reachDrawing.lesson}
          </Text>
        </g>
      ))}
      {words.callers.map(({ name, known }, row) => {
        const y = 74 + row * 68;
        return (
          <g key={name}>
            <Text x={0} y={y} size={font} weight={600} fill="currentColor">
              {name}
            </Text>
            <g transform={`translate(0 ${y})`}>
              {known ? <path d={rings} stroke="var(--second)" strokeWidth="20" /> : null}
              <path
                d={known ? quiet : `M${x(dawn)} 0H${x(night)}`}
                stroke={known ? 'var(--second)' : 'var(--third)'}
                strokeWidth="4"
                strokeDasharray={known ? undefined : '2 8'}
              />
            </g>
          </g>
        );
      })}
      <rect x={x(urgent) - 5} y="60" width="10" height="28" fill="var(--tint)" />
      <Text x={x(urgent)} y={104} size={font} anchor="middle" fill="currentColor">
        {words.reachDrawing.urgent}
      </Text>
      <Text x={right} y={174} size={font} anchor="end" fill="currentColor">
        {words.reachDrawing.known}
      </Text>
      <Text x={right} y={242} size={font} anchor="end" fill="var(--third-ink)">
        {words.reachDrawing.unknown}
      </Text>
      {hours.map((hour) => (
        <Text
          key={hour}
          x={x(hour)}
          y={272}
          size={font}
          anchor={hour === dawn ? 'start' : hour === night ? 'end' : 'middle'}
          fill="var(--muted)"
        >
          {`${Math.floor(hour)}:${hour % 1 ? '30' : '00'}`}
        </Text>
      ))}
    </>
  );
}

/** Who reaches the child in the course of a day. */
export function Reach() {
  return (
    <Drawing
      title={words.reachDrawing.title({ hours: night - dawn, taught })}
      wide={{ size: [1200, 284], art: <Lanes left={120} right={1200} font={16} hours={[7, 8, 12, 13.5, 16.5, 22]} /> }}
      narrow={{ size: [358, 284], art: <Lanes left={54} right={358} font={12.5} hours={[7, 12, 16.5, 22]} /> }}
    />
  );
}
