import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { courses, streams } from '../words.yaml';
import * as words from '../words.yaml';

/** Mbps of the axis; what a classroom should have; and where the camera above the desk is switched off. */
const [most, enough, least] = [4.4, 4, 2] as const;
const sum = (rates: readonly number[]) => rates.reduce((all, rate) => all + rate, 0);

/** A course a row: its streams one after the other, up to the bandwidth of a classroom. */
function Bars({
  left,
  right,
  row,
  font,
  columns,
}: {
  left: number;
  right: number;
  row: number;
  font: number;
  columns: number;
}) {
  const x = (rate: number) => Math.round(left + (rate / most) * (right - left));
  const foot = 64 + courses.length * row;
  return (
    <>
      {streams.map(({ name, tone }, index) => (
        <g
          key={name}
          transform={`translate(${left + ((index % columns) * (right - left)) / columns} ${4 + Math.floor(index / columns) * 22})`}
        >
          <rect width="12" height="12" rx="3" fill={`var(${tone})`} />
          <Text x={20} y={6} size={font} fill="currentColor">
            {name}
          </Text>
        </g>
      ))}
      {[least, enough].map((rate) => (
        <g key={rate}>
          <path d={`M${x(rate)} 50V${foot}`} stroke="var(--third)" strokeWidth="2" strokeDasharray="5 5" />
          <Text x={x(rate)} y={foot + 16} size={font} weight={600} anchor="middle" fill="var(--third-ink)">
            {`${rate} Mbps`}
          </Text>
        </g>
      ))}
      {courses.map(({ name, note, rates }, index) => {
        const y = 64 + index * row + (left ? row / 2 : 38);
        return (
          <g key={name}>
            <Text x={0} y={left ? y : y - 26} size={font + 1} weight={650} fill="currentColor">
              {name}
            </Text>
            <Text x={font * 3} y={left ? y : y - 26} size={font} fill="var(--muted)">
              {note}
            </Text>
            {rates.map((rate, stream) => {
              const from = x(sum(rates.slice(0, stream)));
              const fill = `var(${streams[stream]!.tone})`;
              return rate ? (
                <rect key={stream} x={from} y={y - 14} width={x(rate) - left - 2} height="28" rx="3" fill={fill} />
              ) : null;
            })}
            <Text x={right} y={y} size={font} weight={600} anchor="end" fill="currentColor">
              {sum(rates).toFixed(1)}
            </Text>
          </g>
        );
      })}
    </>
  );
}

/** What each course needs of a classroom's line. */
export function Bandwidth() {
  return (
    <Drawing
      title={words.bandwidthDrawing.title}
      wide={{ size: [1104, 372], art: <Bars left={200} right={1104} row={70} font={16} columns={4} /> }}
      narrow={{ size: [326, 366], art: <Bars left={0} right={326} row={68} font={12} columns={2} /> }}
    />
  );
}
